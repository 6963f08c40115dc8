import {expect, test} from 'vitest'
import {createDrawingPage, readDrawings, sizeDrawing} from './drawing-page.js'

test('a source cannot close the script of the page', () => {
  const jobs = [{source: 'flowchart LR\n A["</script><b>"]', theme: 'dark'}]
  const page = createDrawingPage(jobs, {script: '/mermaid/mermaid.min.js', options: {}})
  expect(page).toContain('<script src="file:///mermaid/mermaid.min.js">')
  expect(page).toContain('\\u003c/script>')
})

test('reads the drawings of a finished page', () => {
  const html =
    '<html><head></head><body><pre>[{"svg":"&lt;svg&gt;a &amp;amp; b&lt;/svg&gt;"},{"error":"No."}]</pre></body></html>'
  expect(readDrawings(html)).toEqual([{svg: '<svg>a &amp; b</svg>'}, {error: 'No.'}])
  expect(readDrawings('<html><head></head><body></body></html>')).toBeUndefined()
})

test('a drawing has the size of its view box', () => {
  expect(
    sizeDrawing('<svg id="a" width="100%" viewBox="-4 4 360.2 57" x="1"><g width="2"/></svg>')
  ).toBe('<svg width="361" height="57" id="a" viewBox="-4 4 360.2 57" x="1"><g width="2"/></svg>')
})
