import {expect, test} from 'vitest'
import {mayAffectBundle} from './may-be-live.js'

test.each([
  ['text', 'Owls *hunt* at night.'],
  ['code in braces', '```js\nconst owl = {a: 1}\n```\n'],
  ['a shell variable in code', 'Set `$HOME`.\n\n```sh\necho $HOME\n```\n'],
  ['nested fences', '````md\n```js live\n```\n````\n'],
  ['front matter', '---\ntitle: "$5 {owl}"\n---\n\nOwls.\n'],
  ['a comment and a heading ID', '# Owls {#owls}\n\n{/* truncate */}\n'],
  [
    'static components',
    'import Tabs from \'@theme/Tabs\'\n\n<Tabs>\n<TabItem value="a">Owl</TabItem>\n</Tabs>\n'
  ]
])('a page with %s stays static', (_title, text) => {
  expect(mayAffectBundle(text, 'mdx')).toBe(false)
})

test.each([
  ['a formula', '$x^2$'],
  ['a formula in a code block', '```math\nx^2\n```\n'],
  ['a live editor', '```jsx live\n<Owl />\n```\n'],
  ['an import', "import Owl from '@site/src/owl'\n"],
  ['an unknown component', '<Owl />'],
  ['an expression', '{1 + 1}'],
  ['an export', 'export const owl = 1\n'],
  ['a component after inline code with three backticks', '```npm i``` installs it.\n\n<Owl />\n']
])('a page with %s may be included in the bundles', (_title, text) => {
  expect(mayAffectBundle(text, 'mdx')).toBe(true)
})

test('braces and tags are plain text in Markdown', () => {
  expect(mayAffectBundle('{owl} <Owl />', 'md')).toBe(false)
})
