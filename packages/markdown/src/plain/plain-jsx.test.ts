import {expect, test} from 'vitest'
import {compileMdx} from '../fixtures/compile-sample.js'

const plainOf = async (text: string) => (await compileMdx(text, {plain: true})).plain

test.each([
  ['an element with the name of an inherited property', '<constructor>Owl</constructor>', 'Owl'],
  ['a link', '<a href="/owl">Barn *owl*</a>', '[Barn _owl_](site-path:///owl)'],
  ['a link component', '<Link to="/owl">Owl</Link>', '[Owl](site-path:///owl)'],
  [
    'a link component with href',
    '<Link href="https://a.example">A</Link>',
    '[A](https://a.example)'
  ],
  ['a link that would run code', '<a href="javascript:a()">Owl</a>', 'Owl'],
  ['a link whose URL is code', '<a href={url}>Owl</a>', 'Owl'],
  ['an image', '<img src="/owl.png" alt="An owl" />', '![An owl](site-path:///owl.png)'],
  ['an image without alternative text', '<img src="/owl.png" />', '![](site-path:///owl.png)'],
  ['an image whose URL is code', 'a <img src={owl} /> b', 'a  b'],
  ['an element that Markdown ignores', 'a <b data-markdown-ignore>b</b> c', 'a  c'],
  ['a rule', '<hr />', '---'],
  ['bold and italic text', 'a <strong>b</strong> <em>c</em>', 'a **b** _c_'],
  ['code', '<code>owl *x*</code>', '`owl x`'],
  ['a heading', '<h2>Barn <em>owl</em></h2>', '## Barn _owl_'],
  ['a script', '<script>owl()</script>', ''],
  ['an SVG image', '<svg><title>Owl</title></svg>', ''],
  ['the head', '<Head><title>Owl</title></Head>', ''],
  ['a fragment', '<>Owl</>', 'Owl'],
  ['an element without a meaning in Markdown', '<span className="a">Owl</span>', 'Owl'],
  ['details with a summary', '<Details summary="More">Owl</Details>', '**More**\n\nOwl'],
  ['details whose summary is code', '<Details summary={more}>Owl</Details>', 'Owl'],
  ['a tab with a value alone', '<TabItem value="mac">Owl</TabItem>', '**mac**\n\nOwl'],
  ['a tab without a name', '<TabItem>Owl</TabItem>', 'Owl'],
  ['an admonition', '<Admonition type="tip">Owl</Admonition>', '> **Tip**\n>\n> Owl'],
  ['an admonition without a type', '<Admonition>Owl</Admonition>', '> **Note**\n>\n> Owl']
])('%s', async (_title, text, expected) => {
  expect(await plainOf(text)).toBe(expected === '' ? '' : `${expected}\n`)
})

test('replaces an imported Markdown file with its content under any name', async () => {
  const {plain, partials} = await compileMdx(
    `import A from './a.md'\nimport Link from './link.mdx'\nimport C from './c.jsx'\n\n<Link />\n\n<A />\n\n<C>d</C>\n`,
    {plain: true}
  )
  expect(plain).toBe('site-partial://1/\n\nsite-partial://0/\n\nd\n')
  expect(partials).toEqual(['./a.md', './link.mdx'])
})
