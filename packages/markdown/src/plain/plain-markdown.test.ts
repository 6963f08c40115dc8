import {expect, test} from 'vitest'
import {compileContent} from '../compile/compile-content.js'

/** Converts a text to plain Markdown. */
async function plainOf(text: string, format: 'md' | 'mdx' = 'md'): Promise<string> {
  const record = await compileContent(
    {text, format},
    {format, admonitions: [], fold: true, plain: true}
  )
  return record.plain
}

const lines = (...texts: readonly string[]) => `${texts.join('\n')}\n`

test('keeps plain Markdown', async () => {
  const text = lines(
    '# Title',
    '',
    'Some _emphasis_, **importance**, ~~regret~~ and `code`.[^1]',
    '',
    '1. one',
    '2. two',
    '   - [x] done',
    '',
    '| a | b |',
    '| - | - |',
    '| 1 | `x \\| y` |',
    '',
    'A formula $x^2$ and',
    '',
    '$$',
    'y = x',
    '$$',
    '',
    '[^1]: A note.'
  )
  expect(await plainOf(text)).toBe(text)
})

test('omits front matter, comments, IDs and markers', async () => {
  const text =
    '---\ntitle: x\n---\n\n## A {#b}\n\nText.\n\n<!-- truncate -->\n\nMore. <!-- hidden -->\n'
  expect(await plainOf(text)).toBe(lines('## A', '', 'Text.', '', 'More.'))
})

test('converts admonitions to quotes that start with the title', async () => {
  const text =
    ':::tip Good *advice*\n\nText.\n\n- a\n\n:::\n\n:::danger\n\nText.\n\n:::\n\n> [!NOTE]\n> Alert.\n'
  expect(await plainOf(text)).toBe(
    lines(
      '> **Tip: Good _advice_**',
      '>',
      '> Text.',
      '>',
      '> - a',
      '',
      '> **Danger**',
      '>',
      '> Text.',
      '',
      '> **Note**',
      '>',
      '> Alert.'
    )
  )
})

test('lists tabs below each other under their labels', async () => {
  const text = lines(
    '<Tabs groupId="os">',
    '  <TabItem value="win" label="Windows">',
    '',
    '  Press `Ctrl`.',
    '',
    '  </TabItem>',
    '  <TabItem value="mac">On a *Mac*.</TabItem>',
    '</Tabs>'
  )
  expect(await plainOf(text, 'mdx')).toBe(
    lines('**Windows**', '', 'Press `Ctrl`.', '', '**mac**', '', 'On a _Mac_.')
  )
})

test('replaces elements and components with their meaning or their content', async () => {
  const text = lines(
    "import Thing from './thing.js'",
    '',
    'export const year = 2026',
    '',
    '<details>',
    '<summary>More</summary>',
    '',
    'Hidden.',
    '',
    '</details>',
    '',
    '<Admonition type="info" title="Look">',
    '',
    'Here.',
    '',
    '</Admonition>',
    '',
    'Press <kbd>K</kbd>, {year}, {"words"}, <a href="/a">go</a>.<br/>Next.',
    '',
    '<Thing size={3}>',
    '',
    'Inside.',
    '',
    '</Thing>',
    '',
    '<Thing />'
  )
  expect(await plainOf(text, 'mdx')).toBe(
    lines(
      '**More**',
      '',
      'Hidden.',
      '',
      '> **Info: Look**',
      '>',
      '> Here.',
      '',
      'Press K, , words, [go](site-path:///a).\\',
      'Next.',
      '',
      'Inside.'
    )
  )
})

test('omits highlighting options of code', async () => {
  const text = lines(
    '```js {2} title="a.js" showLineNumbers',
    '// highlight-next-line',
    'a()',
    '```',
    '',
    '```sh npm2yarn',
    'npm install',
    '```'
  )
  expect(await plainOf(text)).toBe(
    lines(
      ...['**a.js**', '', '```js', 'a()', '```', ''],
      ...['**npm**', '', '```sh', 'npm install', '```', ''],
      ...['**Yarn**', '', '```sh', 'yarn install', '```', ''],
      ...['**pnpm**', '', '```sh', 'pnpm install', '```', ''],
      ...['**Bun**', '', '```sh', 'bun install', '```']
    )
  )
})

test('omits elements that Markdown ignores', async () => {
  const text = lines(
    ...['Source.', '', '<div data-markdown-ignore>', '', '*Result*', '', '</div>', ''],
    ...[
      '- A <span data-markdown-ignore>hidden</span> word',
      '',
      '<div>',
      '',
      'Shown.',
      '',
      '</div>'
    ]
  )
  const plain = await plainOf(text)
  expect(plain).toContain('Source.\n\n- A  word\n')
  expect(plain).toContain('Shown.')
  expect(plain).not.toMatch(/Result|hidden|markdown-ignore/)
})

test('marks relative URLs, and uses the same tokens as HTML', async () => {
  const text = lines(
    '[doc](../b.md#c), [path](/docs/x?y#z), [near](./x), [here](#h), [out](https://a.example/b)',
    '',
    '![image](./a.png "Title") [file](./a.zip) [raw](pathname:///raw)',
    '',
    '[ref]',
    '',
    '[ref]: ../b.md'
  )
  expect(await plainOf(text)).toBe(
    lines(
      '[doc](site-path://site-link://0/#c), [path](site-path:///docs/x?y#z), [near](site-path://./x), [here](#h), [out](https://a.example/b)',
      '',
      '![image](site-path://site-asset://0/ "Title") [file](site-path://site-asset://1/) [raw](site-path:///raw)',
      '',
      '[ref]',
      '',
      '[ref]: site-path://site-link://0/'
    )
  )
})

test('replaces a link that would run code with its text', async () => {
  expect(await plainOf('[a](javascript:alert(1)) b')).toBe('a b\n')
})

test('omits scripts, styles and head tags', async () => {
  const text = '<script>x()</script>\n\n<head>\n  <meta name="a">\n</head>\n\n<div>kept</div>\n'
  expect(await plainOf(text)).toBe('<div>kept</div>\n')
})

test('replaces a partial with a token', async () => {
  const text = 'import Part from \'./_part.mdx\'\n\n- a\n\n  <Part name="x" />\n'
  const {plain, partials} = await compileContent(
    {text, format: 'mdx'},
    {format: 'mdx', admonitions: [], fold: true, plain: true}
  )
  expect({plain, partials}).toEqual({
    plain: '- a\n\n  site-partial://0/\n',
    partials: ['./_part.mdx']
  })
})

test('replaces unknown nodes of plugins with their content', async () => {
  const plugin = () => (tree: {children: unknown[]}) => {
    tree.children.push({
      type: 'strange',
      children: [{type: 'paragraph', children: [{type: 'text', value: 'x'}]}]
    })
  }
  const {plain} = await compileContent(
    {text: 'a', format: 'md'},
    {format: 'md', admonitions: [], fold: true, plain: true},
    {functions: {remarkPlugins: [plugin]}}
  )
  expect(plain).toBe('a\n\nx\n')
})

test('returns nothing if the site does not need plain Markdown', async () => {
  const options = {format: 'md', admonitions: [], fold: true} as const
  const record = await compileContent({text: '# Title\n\nWords.\n', format: 'md'}, options)
  expect(record.plain).toBe('')
  expect(record.partials).toEqual([])
})

test('a line that starts or ends with code gets no extra space', async () => {
  expect(await plainOf('{1+1} apples {2+2}\n\n## {a} Pears\n\n- {1} plum', 'mdx')).toBe(
    lines('apples', '', '## Pears', '', '- plum')
  )
})
