import {expect, test} from 'vitest'
import {flattenLayers} from './flat-rules.js'

/** Returns the rules of CSS that was flattened, each on its own line. */
async function rulesOf(css: string): Promise<string[]> {
  const flat = await flattenLayers(css)
  return flat
    .replace(/\s+/g, ' ')
    .replace(/\} ?(?=[^} ])/g, '}\n')
    .trim()
    .split('\n')
}

test('rules leave their layers in the order in which they win', async () => {
  const css = `
    @layer lectern.utilities { .hidden {a: 1} }
    @layer lectern.theme { .card .title {a: 2} .title {a: 3} }
    @layer lectern.base { h2, #main h2 {a: 4} }`
  expect(await rulesOf(css)).toEqual([
    ':where(h2) {a: 4}',
    ':where(#main h2):not(._) {a: 4}',
    ':where(.title):not(._) {a: 3}',
    ':where(.card .title):not(._) {a: 2}',
    ':where(.hidden):not(._) {a: 1}'
  ])
})

test('keeps conditions, pseudo-elements and keyframes', async () => {
  const css = `@layer lectern.theme {
    @media (width > 9px) { @supports (gap: 0) { .a:hover::before {a: 1} } }
    ::selection {a: 2}
    @keyframes spin { to {a: 3} }
  }`
  expect(await rulesOf(css)).toEqual([
    '@keyframes spin { to {a: 3} }',
    '::selection {a: 2}',
    '@media (width > 9px) {@supports (gap: 0) {:where(.a:hover):not(._)::before {a: 1}}}'
  ])
})

test('other layers and rules without a layer stay unchanged', async () => {
  const css = '.a {b: 1}\n@layer own { .c {d: 1} }'
  expect((await flattenLayers(css)).trim()).toBe(css)
})

test.each([
  [':is(.a, #b) c', ':where(.a) {x: 1}'],
  [':not(.a .b)', ':where(.a) {x: 1}'],
  ['.a[b]', '.a {x: 1}'],
  ['a::after', ':where(a) {x: 1}']
])('%s wins over selectors that are less specific', async (selector) => {
  const rules = await rulesOf(`@layer lectern.theme { ${selector} {x: 2} .a {x: 1} b {x: 0} }`)
  const own = rules.findIndex((rule) => rule.endsWith('{x: 2}'))
  expect(own).toBe(selector === 'a::after' ? 1 : 2)
})

test('an import before the layers stays a statement', async () => {
  const css = await flattenLayers("@import './b.css';\n@layer lectern.theme { .a { top: 0 } }")
  expect(css).toContain("@import './b.css';")
})
