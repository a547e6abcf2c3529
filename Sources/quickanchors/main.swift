print("quickanchors")
