import {describe, expect, test} from 'vitest'
import {checkSource} from './check-source.mjs'

/** @param {Record<string, string>} files */
function complaintsAbout(files) {
  const list = Object.entries(files).map(([file, text]) => ({file: `packages/${file}`, text}))
  return checkSource(list).complaints.map(({file, line, rule}) => `${file}:${line} ${rule}`)
}

describe('import direction', () => {
  test('a plugin may import contracts and shared modules', () => {
    const text =
      "import type {Route} from '@lectern/types'\nimport {joinRoutePath} from '@lectern/shared/url/url-path'"
    expect(complaintsAbout({'plugin-docs/src/a.ts': text})).toEqual([])
  })

  test.each([
    ['types', '@lectern/shared/text/slug'],
    ['shared', '@lectern/markdown'],
    ['client', '@lectern/theme'],
    ['theme', '@lectern/core'],
    ['plugin-docs', '@lectern/plugin-blog'],
    ['plugin-blog', '@lectern/core'],
    ['bundler', '@lectern/prerender'],
    ['prerender', '@lectern/bundler'],
    ['core', '@lectern/theme'],
    ['core', '@lectern/plugin-docs'],
    ['core', '@lectern/preset-classic'],
    ['preset-classic', '@lectern/core'],
    ['brand-new', '@lectern/types']
  ])('%s may not import %s', (importer, specifier) => {
    const file = `${importer}/src/a.ts`
    const complaints = complaintsAbout({[file]: `\nimport {x} from '${specifier}'`})
    expect(complaints).toEqual([`packages/${file}:2 import-direction`])
  })

  test.each([
    ['type-only imports', "import type {x} from '@lectern/core'"],
    ['re-exports', "export * from '@lectern/core'"],
    ['dynamic imports', "const x = await import('@lectern/core')"],
    ['types named in place', "type X = import('@lectern/core').X"]
  ])('%s count', (_, text) => {
    const complaints = complaintsAbout({'shared/src/a.ts': text})
    expect(complaints).toEqual(['packages/shared/src/a.ts:1 import-direction'])
  })

  test('only what goes into a bundle may import @theme, @site and @generated', () => {
    const text = "import X from '@theme/X'\nimport Y from '@site/Y'\nimport z from '@generated/z'"
    expect(complaintsAbout({'theme/src/A.tsx': text, 'client/src/b.tsx': text})).toEqual([])
    expect(complaintsAbout({'core/src/a.ts': text})).toHaveLength(3)
  })

  test('sample values are for tests only', () => {
    const text =
      "import {createRoute} from '@lectern/testing/create-route'\nimport './fixtures/sample.js'"
    expect(complaintsAbout({'core/src/a.test.ts': text})).toEqual([])
    expect(complaintsAbout({'core/src/a/fixtures/b.tsx': text})).toEqual([])
    expect(complaintsAbout({'core/src/a.ts': text})).toEqual([
      'packages/core/src/a.ts:1 import-direction',
      'packages/core/src/a.ts:2 import-direction'
    ])
  })

  test('a relative path may not lead into another package', () => {
    const complaints = complaintsAbout({'core/src/a.ts': "import '../../types/src/b.js'"})
    expect(complaints).toEqual(['packages/core/src/a.ts:1 import-direction'])
  })

  test('a package may not import itself by name', () => {
    const complaints = complaintsAbout({'core/src/a.ts': "import '@lectern/core'"})
    expect(complaints).toEqual(['packages/core/src/a.ts:1 import-direction'])
  })
})

describe('cycles', () => {
  test('a circle of type-only imports fails and names its way round', () => {
    const files = [
      {file: 'packages/core/src/a.ts', text: "import type {B} from './b.js'"},
      {file: 'packages/core/src/b.ts', text: "export * from './deep/c.js'"},
      {file: 'packages/core/src/deep/c.ts', text: "import {a} from '../a.js'"},
      {file: 'packages/core/src/outside.ts', text: "import {a} from './a.js'"}
    ]
    expect(checkSource(files).complaints).toEqual([
      {
        file: 'packages/core/src/a.ts',
        line: 1,
        rule: 'import-cycle',
        message:
          'These files import each other in a circle: packages/core/src/a.ts → packages/core/src/b.ts → packages/core/src/deep/c.ts → packages/core/src/a.ts.'
      }
    ])
  })

  test('theme components may name each other by the names that a site can replace', () => {
    const complaints = complaintsAbout({
      'theme/src/components/Item.tsx': "import Items from '@theme/Items'",
      'theme/src/components/Items.tsx': "import Item from '@theme/Item'"
    })
    expect(complaints).toEqual([])
  })

  test('theme components that import each other by relative paths are a circle', () => {
    const complaints = complaintsAbout({
      'theme/src/components/Item.tsx': "import Items from './Items.js'",
      'theme/src/components/Items.tsx': "import type {ItemProps} from './Item.js'"
    })
    expect(complaints).toEqual(['packages/theme/src/components/Item.tsx:1 import-cycle'])
  })

  test('two ways to one file are no circle', () => {
    const complaints = complaintsAbout({
      'core/src/a.ts': "import './b.js'\nimport './c.js'",
      'core/src/b.ts': "import './c.js'",
      'core/src/c.ts': ''
    })
    expect(complaints).toEqual([])
  })
})

describe('escapes from the type checker', () => {
  test.each([
    // Text for the checker to refuse, not code.
    ['any', 'export let value: any'],
    ['any', 'export const list = [] as Array<any>'],
    ['non-null', 'export const size = (name?: string) => name!.length'],
    ['ts-ignore', '// @ts-ignore\nexport const size = 1'],
    ['syntax', 'export const = 1']
  ])('%s fails: %s', (rule, text) => {
    expect(complaintsAbout({'core/src/a.ts': text})).toEqual([`packages/core/src/a.ts:1 ${rule}`])
  })

  test('the words in text and names are harmless', () => {
    const text = "export const any = 'any!' // any"
    expect(complaintsAbout({'core/src/a.ts': text})).toEqual([])
  })
})

describe('figures', () => {
  test('count code and tests apart', () => {
    const code = [
      '/** Adds. */',
      'export function add(left: number, right: number) {',
      '  return left + right',
      '}',
      'export const bare = () => 1',
      ''
    ].join('\n')
    const {figures} = checkSource([
      {file: 'packages/core/src/add.ts', text: code},
      {file: 'packages/core/src/add.test.ts', text: "test('adds', () => {})\n"}
    ])
    expect(figures).toEqual({
      files: 1,
      lines: 5,
      medianFile: 5,
      longFiles: [],
      functions: 2,
      medianFunction: 3,
      longestFunctions: [
        {name: 'add', file: 'packages/core/src/add.ts', line: 2, lines: 3},
        {name: 'bare', file: 'packages/core/src/add.ts', line: 5, lines: 1}
      ],
      documented: 0.5,
      testRatio: 0.2
    })
  })
})
