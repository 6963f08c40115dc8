import {expect, test} from 'vitest'
import {findConfigPosition, findFieldPosition} from './find-config-position.js'

const text = `export default {
  title: 'themeConfigs, {not this}',
  themeConfig: {
    // a comment with a brace {
    "image": 'a, {b',
    navbar: {
      title: \`A \\\`}\\\` B\`, /* , */ items: [
        {label: 'One', to: '/one'},
        {type: 'dropdown', items: [{to: f({a: [1, 2]}, '}'), label: 'x'}, {href: '/y'}]}
      ]
    },
    footer,
    ...rest()
  }
}
`

/** Returns the position of a path and the text there. */
function positionOf(...path: (string | number)[]): string {
  const {line = 0, column = 0} = findConfigPosition('themeConfig', path, {file: 'a.ts', text})
  return `${line}:${column} ${text.split('\n')[line - 1]?.slice(column - 1, column + 7)}`
}

test('finds keys and elements at any depth, despite strings and comments', () => {
  expect([
    positionOf('image'),
    positionOf('navbar', 'items'),
    positionOf('navbar', 'items', 0, 'to'),
    positionOf('navbar', 'items', 1, 'items', 0, 'label'),
    positionOf('navbar', 'items', 1, 'items', 1)
  ]).toEqual(['5:5 "image":', '7:35 items: [', "8:24 to: '/on", "9:62 label: '", "9:75 {href: '"])
})

test('returns the nearest object if a more precise position isn’t available', () => {
  expect([
    positionOf('footer', 'links', 0),
    positionOf('navbar', 'hideOnScroll'),
    positionOf('prism')
  ]).toEqual(['12:5 footer,', '6:5 navbar: ', '3:3 themeCon'])
})

test('supports a constant with a type annotation', () => {
  const file = 'a.ts'
  const constant = 'const themeConfig: ThemeConfig = {\n  image: 3\n}\n'
  expect(findConfigPosition('themeConfig', ['image'], {file, text: constant})).toEqual({
    ...{file, line: 2, column: 3}
  })
})

test('returns only the file for a missing key', () => {
  expect(
    findConfigPosition('themeConfig', [], {file: 'a.ts', text: 'export {default} from "./b"'})
  ).toEqual({
    file: 'a.ts'
  })
})

test.each([
  ['export default {\n  url: 1\n}', 2, 3],
  ["const nav = {title: 'A'}\nmodule.exports = {\n  nav,\n  url: 1\n}", 4, 3],
  [
    "import type {Config} from 'x'\n\nconst config: Config = {\n  title: 'A',\n  url: 1\n}\nexport default config",
    5,
    3
  ],
  ['module.exports = async function () {\n  return {\n    url: 1\n  }\n}', 3, 5],
  ['export default () => ({\n  url: 1\n})', 2, 3],
  ['export default defineConfig({\n  url: 1\n})', 2, 3],
  ["export default {\n  plugins: [['a', {url: 2}]],\n  url: 1\n}", 3, 3]
])('finds a field of a configuration in %j', (source, line, column) => {
  expect(findFieldPosition(['url'], {file: 'a.ts', text: source})).toEqual({
    file: 'a.ts',
    line,
    column
  })
})

test('returns the file for a missing field', () => {
  const source = {file: 'a.ts', text: 'export default {...base, i18n: {locales}}'}
  expect(findFieldPosition(['url'], source)).toEqual({file: 'a.ts'})
  expect(findFieldPosition([], source)).toEqual({file: 'a.ts'})
  expect(findFieldPosition(['i18n', 'locales', 0], source)).toMatchObject({line: 1, column: 33})
})
