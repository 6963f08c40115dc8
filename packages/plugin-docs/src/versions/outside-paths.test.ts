import {expect, test} from 'vitest'
import {adjustOutsidePaths, hasPaths} from './outside-paths.js'

const FILES = new Set([
  ...['/site/src/owl.ts', '/site/src/owl card.tsx', '/site/static/img/a.png', '/site/README.md'],
  ...['/site/docs/a.md', '/site/src']
])

/** Adjusts a text that is copied from `docs/guide` to `versioned_docs/version-1.0/guide`. */
const move = (text: string, name = 'page.mdx') =>
  adjustOutsidePaths(text, {
    from: `/site/docs/guide/${name}`,
    to: `/site/versioned_docs/version-1.0/guide/${name}`,
    folder: '/site/docs',
    exists: (path) => FILES.has(path)
  })

test.each([
  ['a snippet', '```ts file=../../src/owl.ts#L1', '```ts file=../../../src/owl.ts#L1'],
  ['a snippet in a list', '- ~~~ts file="../../src/owl.ts"', '- ~~~ts file="../../../src/owl.ts"'],
  ['an import', "import A from '../../src/owl'", "import A from '../../../src/owl'"],
  ['a longer way', "import A from './../../src/owl'", "import A from '../../../src/owl'"],
  ['an image', '![a](../../static/img/a.png "T")', '![a](../../../static/img/a.png "T")'],
  ['HTML', '<img src="../../static/img/a.png" />', '<img src="../../../static/img/a.png" />'],
  ['a link', '[r](../../README.md#top)', '[r](../../../README.md#top)'],
  ['a definition', '[r]: ../../README.md', '[r]: ../../../README.md'],
  ['an encoded path', '[r](../../src/owl%20card.tsx)', '[r](../../../src/owl%20card.tsx)'],
  ['code in props', "{require('../../src/owl')}", "{require('../../../src/owl')}"]
])('the path of %s outside the docs is adjusted to the new folder', (_, text, expected) => {
  expect(move(text)).toBe(expected)
})

test.each([
  ['a path in the docs', '[a](../a.md)'],
  ['a missing file', '[a](../../src/owls.ts)'],
  ['a URL', 'https://a.example/b/../../src/owl.ts'],
  ['code in a fence', "```ts\nimport A from '../../src/owl'\n```"],
  ['a fence in a longer fence', '````md\n```ts file=../../src/owl.ts\n```\n````']
])('%s is unchanged', (_, text) => {
  expect(move(text)).toBe(text)
})

test('processes the text after a fence', () => {
  expect(move('```\n../../README.md\n```\n[r](../../README.md)')).toBe(
    '```\n../../README.md\n```\n[r](../../../README.md)'
  )
})

test('updates the imports of code next to the docs', () => {
  const text = "// ../../src/owl.ts\nimport '../../src/owl.ts'\n"
  expect(move(text, 'card.jsx')).toBe("// ../../src/owl.ts\nimport '../../../src/owl.ts'\n")
})

test('images and data contain no paths', () => {
  expect(['a.md', 'a.mdx', 'a.tsx', 'a.png', 'a.json'].map(hasPaths)).toEqual([
    ...[true, true, true, false, false]
  ])
})
