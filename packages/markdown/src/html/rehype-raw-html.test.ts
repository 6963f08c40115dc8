import type {Root} from 'hast'
import {describe, expect, test} from 'vitest'
import {compileMd} from '../fixtures/compile-sample.js'

/** Content that becomes a component or a separate node, each with the text `sample`. */
const BLOCKS = {
  'npm2yarn tabs': '```bash npm2yarn\nnpm install sample\n```',
  'a diagram': '```mermaid\ngraph TD; sample\n```',
  code: '```js title="t"\nsample\n```',
  'an editor': '```jsx live\nsample\n```',
  'indented code': '    sample',
  'an admonition': ':::note[A *title*]\n\nsample\n\n:::',
  'nested admonitions': '::::tip\n\n:::note\n\n```bash npm2yarn\nnpm i sample\n```\n\n:::\n\n::::',
  'an alert': '> [!NOTE]\n> sample',
  'a formula': '$$\nsample\n$$',
  'a table': '| a | b |\n|:-:|---|\n| sample | `c` |',
  'a footnote': 'a[^1]\n\n[^1]: sample',
  'a truncate marker': 'sample\n\n<!-- truncate -->\n\nb',
  'a heading': '## sample {#id}',
  'a task': '- [ ] sample'
}

/** HTML in which `@` marks the position of a block. */
const CONTAINERS = {
  '<br>': 'One<br>two\n\n@',
  '<details>': '<details>\n<summary>S</summary>\n\n@\n\n</details>',
  'an unclosed tag': '<div>\n\n@',
  'a stray end tag': '@\n\n</div>',
  'a table cell': '<table><tr><td>\n\n@\n\n</td></tr></table>',
  'a table without cells': '<table>\n\n@\n\n</table>',
  '<p>': '<p>\n\n@\n\n</p>',
  '<svg>': '<svg>\n\n@\n\n</svg>',
  '<noscript>': '<noscript>\n\n@\n\n</noscript>',
  '<li>': '<ul><li>\n\n@\n\n</li></ul>',
  'inline tags across blocks': 'a <b>c\n\n@\n\nd</b>',
  'a comment': '<!-- c -->\n\n@',
  '<!doctype>': '<!doctype html>\n\n@',
  '<html>': '<html><body>\n\n@\n\n</body></html>',
  'an attribute that is not closed': '<div title="a\n\n@\n\n">',
  'a list': '- <b>x</b>\n\n@'
}

describe.each(Object.entries(CONTAINERS))('HTML can contain %s', (_, container) => {
  test.each(Object.entries(BLOCKS))('%s', async (_name, block) => {
    const text = container.replace('@', () => block)
    const {problems, body} = await compileMd(text, {mermaid: true, live: ['jsx']})
    expect(problems).toEqual([])
    expect(JSON.stringify(body)).toContain('sample')
  })
})

test.each([
  ['code', BLOCKS.code],
  ['admonitions', BLOCKS['an admonition']],
  ['tabs', BLOCKS['npm2yarn tabs']]
])('a template keeps %s', async (_, block) => {
  const {problems, body} = await compileMd(`<template>\n\n${block}\n\n</template>`)
  expect(problems).toEqual([])
  expect(JSON.stringify(body)).toContain('sample')
})

test('keeps components', async () => {
  const text =
    '<details>\n\n```bash npm2yarn\nnpm install a\n```\n\n```mermaid\ngraph TD\n```\n\n</details>'
  const {body} = await compileMd(text, {mermaid: true})
  expect(JSON.stringify(body)).toMatch(/"tag":"Tabs".*"tag":"mermaid"/)
})

test.each(['iframe', 'title', 'xmp'])('reports a block that <%s> swallows', async (tag) => {
  const {problems} = await compileMd(`<div><${tag}>\n\n\`\`\`js\na\n\`\`\`\n\n</${tag}></div>`)
  expect(problems).toMatchObject([{code: 'html-swallows-block', position: {line: 3, column: 1}}])
})

test('keeps nodes that plugins create', async () => {
  function addNode() {
    return (tree: Root) => {
      tree.children.push({type: 'mdxFlowExpression', value: '1'})
    }
  }
  const {problems, kind} = await compileMd(
    'One<br>two',
    {},
    {beforeDefaultRehypePlugins: [addNode]}
  )
  expect(problems).toEqual([])
  expect(kind).toBe('live')
})
