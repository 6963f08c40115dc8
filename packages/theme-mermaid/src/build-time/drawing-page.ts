import {pathToFileURL} from 'node:url'

/** A diagram to draw for one color mode. */
export interface DiagramJob {
  /** Mermaid source. */
  source: string
  /** Mermaid theme. */
  theme: string
}

/** Result of a job: an SVG, or an error message from Mermaid. */
export type Drawing = {svg: string} | {error: string}

/** Mermaid settings for image files, whose labels can't contain HTML. */
const IMAGE_OPTIONS = {
  startOnLoad: false,
  suppressErrorRendering: true,
  // Labels are measured in a font that has the same widths on all systems. Image files can't use
  // the site's fonts.
  fontFamily: 'Arial, Helvetica, sans-serif',
  htmlLabels: false,
  flowchart: {htmlLabels: false}
}

/**
 * Creates a page that draws diagrams, and then replaces its content with the drawings as JSON.
 *
 * @param script - Absolute path of Mermaid's script.
 */
export function createDrawingPage(
  jobs: readonly DiagramJob[],
  {script, options}: {script: string; options: Readonly<Record<string, unknown>>}
): string {
  const input = JSON.stringify({jobs, options: {...IMAGE_OPTIONS, ...options}})
  return `<!doctype html>
<meta charset="utf-8">
<script src="${pathToFileURL(script)}"></script>
<script>
addEventListener('load', async () => {
  const {jobs, options} = ${input.replaceAll('<', '\\u003c')}
  const drawings = []
  for (const {source, theme} of jobs) {
    mermaid.initialize({...options, theme})
    try {
      const {svg} = await mermaid.render('drawing', source)
      drawings.push({svg})
    } catch (error) {
      drawings.push({error: String(error?.message ?? error)})
    }
  }
  const result = document.createElement('pre')
  result.textContent = JSON.stringify(drawings)
  document.body.replaceChildren(result)
})
</script>
`
}

/**
 * Reads the drawings from the HTML of a finished page. Returns `undefined` if the page isn't
 * finished.
 */
export function readDrawings(html: string): readonly Drawing[] | undefined {
  const start = html.indexOf('<body><pre>')
  const end = html.lastIndexOf('</pre></body>')
  if (start < 0 || end < 0) return undefined
  const text = html
    .slice(start + '<body><pre>'.length, end)
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
  return JSON.parse(text) as Drawing[]
}

/** Sets an SVG's size to the size of its view box, so that pages can reserve space for it. */
export function sizeDrawing(svg: string): string {
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  if (width === undefined || height === undefined) return svg
  const size = `width="${Math.ceil(Number(width))}" height="${Math.ceil(Number(height))}"`
  return svg.replace(/^<svg\b[^>]*>/, (tag) =>
    tag.replace(/\s(?:width|height)="[^"]*"/g, '').replace('<svg', `<svg ${size}`)
  )
}
