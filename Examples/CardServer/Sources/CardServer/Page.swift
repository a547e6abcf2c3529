/// The page at `/`: a form, and a card that is updated as the user types.
enum Page {
    static let html = """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Cards to share</title>
        <style>
          body { font: 16px/1.5 system-ui, sans-serif; max-width: 960px; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
          form { display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 1rem }
          label { display: grid } input, textarea { font: inherit; padding: .4rem; box-sizing: border-box; width: 100% }
          img { width: 100%; aspect-ratio: 1200 / 630; margin-top: 1rem; border-radius: 12px; background: #8883 }
          #problem { color: #d33; min-height: 1.5em }
        </style>
        <h1>Cards to share</h1>
        <form>
          <label>Title <input name="title" value="Hello, card"></label>
          <label>Author <input name="author" value="Ada Example"></label>
          <label>Role <input name="role" value="Engineer · مرحبا"></label>
          <label>Figures, one a line <textarea name="statistics" rows="3">Stars:1,284\nIssues:312</textarea></label>
        </form>
        <p id="problem" role="status"></p>
        <img alt="The card">
        <p>As a file: <a data-format="png">PNG</a>, <a data-format="svg">SVG</a>, <a data-format="pdf">PDF</a></p>
        <script>
          const form = document.forms[0], image = document.images[0], problem = document.getElementById("problem")
          let shown = 0, asked = 0
          async function show() {
            const query = new URLSearchParams()
            for (const name of ["title", "author", "role"]) query.append(name, form.elements[name].value)
            for (const line of form.elements.statistics.value.split("\\n")) if (line.trim()) query.append("statistic", line)
            for (const link of document.querySelectorAll("a")) link.href = `/card?${query}&format=${link.dataset.format}`
            const turn = ++asked
            const response = await fetch(`/card?${query}&format=svg`)
            const failure = response.ok ? "" : await response.text()
            const card = response.ok ? URL.createObjectURL(await response.blob()) : null
            if (turn < shown) return
            shown = turn
            problem.textContent = failure
            if (card) { URL.revokeObjectURL(image.src); image.src = card }
          }
          form.addEventListener("input", show)
          form.addEventListener("submit", event => event.preventDefault())
          show()
        </script>
        </html>

        """
}
