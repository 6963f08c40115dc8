import {expect, test} from 'vitest'
import {completeText} from './complete-text.js'
import {readBlocks} from './read-blocks.js'

/** Completes Markdown with the text that its HTML shows. */
function complete(markdown: string, html: string): string {
  return completeText(markdown, readBlocks(`<main><div data-live-content="0">${html}</div></main>`))
}

test('existing text stays unchanged', () => {
  const markdown =
    '# Owl\n\nRead **this** [page](./a.md).\n\n```js\nowl()\n\nlark()\n```\n\n- One\n- Two\n'
  const html =
    '<h1>Owl</h1><p>Read <b>this</b> <a href="/a">page</a>.</p><pre><code>owl()\n\nlark()</code><button>Copy</button></pre><ul><li>One</li><li>Two</li></ul>'
  expect(complete(markdown, html)).toBe(markdown)
})

test('a paragraph of a component follows the one before it', () => {
  const html = '<p>One.</p><div><p>From *nests*</p><ul><li>Egg</li></ul></div><p>Two.</p>'
  expect(complete('One.\n\nTwo.\n', html)).toBe('One.\n\nFrom \\*nests\\*\n\n- Egg\n\nTwo.\n')
})

test('headings of components stay headings', () => {
  expect(complete('One.\n', '<p>One.</p><h2 id="a">Owls</h2><p>Hunt.</p>')).toBe(
    'One.\n\n## Owls\n\nHunt.\n'
  )
})

test('text before all other text comes first', () => {
  expect(complete('One.\n', '<aside>Beta</aside><p>One.</p>')).toBe('Beta\n\nOne.\n')
  expect(complete('', '<p>Alone.</p>')).toBe('Alone.\n\n')
})

test('text of expressions is inserted into its line', () => {
  expect(complete('**Version** of [owl](/a).\n', '<p><b>Version</b> 3.2 of <a>owl</a>.</p>')).toBe(
    '**Version** 3.2 of [owl](/a).\n'
  )
  expect(complete('It is  [owl](/a).\n', '<p>It is 42 <a>owl</a>.</p>')).toBe(
    'It is  42 [owl](/a).\n'
  )
  expect(complete('It is .\n', '<p>It is 42.</p>')).toBe('It is 42.\n')
  expect(complete('It is: .\n', '<p>It is: one, two.</p>')).toBe('It is: one, two.\n')
  expect(complete('It is.\n', '<p>It is.</p>')).toBe('It is.\n')
  expect(complete('It is\n\nEnd.\n', '<p>It is late</p><p>End.</p>')).toBe('It is late\n\nEnd.\n')
})

test.each([
  ['H<sub>2</sub>O in **lak**es\n', '<p>H<sub>2</sub>O in <b>lak</b>es</p>'],
  ['`[a](b/c)` is code\n', '<p><code>[a](b/c)</code> is code</p>'],
  ['A[^1], B.\n\n[^1]: C.\n', '<p>A<sup><a data-footnote-ref="">1</a></sup>, B.</p>'],
  ['Text\\_with signs\n', '<p>Text_with signs</p>']
])('Markdown syntax is not text: %j', (markdown, html) => {
  expect(complete(markdown, html)).toBe(markdown)
})

test('elements that Markdown ignores are left out', () => {
  const html = '<p>One.</p><div data-markdown-ignore="true"><p>Two.</p></div><p>Three.</p>'
  expect(complete('One.\n\nThree.\n', html)).toBe('One.\n\nThree.\n')
})

test('a heading is not the start of a text', () => {
  expect(complete('## Live\n\nText.\n', '<h2>Live</h2><p>Live editor</p><p>Text.</p>')).toBe(
    '## Live\n\nLive editor\n\nText.\n'
  )
})

test('text in a different position is not repeated', () => {
  const markdown = 'A claim.[^1]\n\n[^1]: The source.\n\nEnd.\n'
  expect(
    complete(markdown, '<p>A claim.</p><p>End.</p><section><p>The source.</p></section>')
  ).toBe(markdown)
})

test('images keep their position', () => {
  const markdown = 'One.\n\n![A dot](./dot.png)\n\nEnd.\n'
  const html = '<p>One.</p><p><img src="a.png" alt="A dot"></p><p>New.</p><p>End.</p>'
  expect(complete(markdown, html)).toBe('One.\n\n![A dot](./dot.png)\n\nNew.\n\nEnd.\n')
})

test('omits elements without readable text', () => {
  const html =
    '<p>One.</p><script>let a</script><ul role="tablist"><li role="tab">mac</li></ul><div hidden="">Closed</div><span class="katex">x</span><svg><text>Drawn</text></svg>'
  expect(complete('One.\n', html)).toBe('One.\n')
})

test('includes only the content', () => {
  const html =
    '<header>Site</header><div data-live-content="0"><p>One.</p></div><footer>End</footer>'
  expect(readBlocks(html)).toEqual([{prefix: '', text: 'One.'}])
})
