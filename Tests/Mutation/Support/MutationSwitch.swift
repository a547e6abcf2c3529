/// Whether the mutant with a number is alive.
@_silgen_name("isMutant") @usableFromInline func isMutant(_ number: Int32) -> Bool
