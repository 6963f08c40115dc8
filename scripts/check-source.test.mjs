import {describe, expect, test} from 'vitest'
import {checkSource} from './check-source.mjs'

/**
 * @param {Record<string, string>} files
 * @param {readonly import('./check-source/package-folders.mjs').ComponentCycle[]} [componentCycles] of the theme
 */
function problemsIn(files, componentCycles) {
  const list = Object.entries(files).map(([file, text]) => ({file: `packages/${file}`, text}))
  const packages = componentCycles
    ? [{name: 'theme', folders: ['components'], present: ['components'], componentCycles}]
    : []
  return checkSource(list, packages).problems.map(({file, line, rule}) => `${file}:${line} ${rule}`)
}

describe('import direction', () => {
  test('a plugin may import contracts and shared modules', () => {
    const text =
      "import type {Route} from '@lectern/types'\nimport {joinRoutePath} from '@lectern/shared/url/url-path'"
    expect(problemsIn({'plugin-docs/src/a.ts': text})).toEqual([])
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
    const problems = problemsIn({[file]: `\nimport {x} from '${specifier}'`})
    expect(problems).toEqual([`packages/${file}:2 import-direction`])
  })

  test.each([
    ['type-only imports', "import type {x} from '@lectern/core'"],
    ['re-exports', "export * from '@lectern/core'"],
    ['dynamic imports', "const x = await import('@lectern/core')"],
    ['types named in place', "type X = import('@lectern/core').X"]
  ])('%s count', (_, text) => {
    const problems = problemsIn({'shared/src/a.ts': text})
    expect(problems).toEqual(['packages/shared/src/a.ts:1 import-direction'])
  })

  test('only bundled code may import @theme, @site and @generated', () => {
    const text = "import X from '@theme/X'\nimport Y from '@site/Y'\nimport z from '@generated/z'"
    expect(problemsIn({'theme/src/A.tsx': text, 'client/src/b.tsx': text})).toEqual([])
    expect(problemsIn({'core/src/a.ts': text})).toHaveLength(3)
  })

  test('only tests may import sample values', () => {
    const text =
      "import {createRoute} from '@lectern/testing/create-route'\nimport './fixtures/sample.js'"
    expect(problemsIn({'core/src/a.test.ts': text})).toEqual([])
    expect(problemsIn({'core/src/a/fixtures/b.tsx': text})).toEqual([])
    expect(problemsIn({'core/src/a.ts': text})).toEqual([
      'packages/core/src/a.ts:1 import-direction',
      'packages/core/src/a.ts:2 import-direction'
    ])
  })

  test('a relative import may not refer to another package', () => {
    const problems = problemsIn({'core/src/a.ts': "import '../../types/src/b.js'"})
    expect(problems).toEqual(['packages/core/src/a.ts:1 import-direction'])
  })

  test('a package may import its compiled libraries by name, and other packages may not', () => {
    const text = "import '@lectern/plugin-search/docsearch'"
    expect(problemsIn({'plugin-search/src/modal/a.ts': text})).toEqual([])
    expect(problemsIn({'plugin-docs/src/a.ts': text})).toEqual([
      'packages/plugin-docs/src/a.ts:1 import-direction'
    ])
  })

  test('a package may not import itself by name', () => {
    const problems = problemsIn({'core/src/a.ts': "import '@lectern/core'"})
    expect(problems).toEqual(['packages/core/src/a.ts:1 import-direction'])
  })
})

describe('cycles', () => {
  test('a cycle of type-only imports is an error that shows the cycle', () => {
    const files = [
      {file: 'packages/core/src/a.ts', text: "import type {B} from './b.js'"},
      {file: 'packages/core/src/b.ts', text: "export * from './deep/c.js'"},
      {file: 'packages/core/src/deep/c.ts', text: "import {a} from '../a.js'"},
      {file: 'packages/core/src/outside.ts', text: "import {a} from './a.js'"}
    ]
    expect(checkSource(files).problems).toEqual([
      {
        file: 'packages/core/src/a.ts',
        line: 1,
        rule: 'import-cycle',
        message:
          'These files form an import cycle: packages/core/src/a.ts → packages/core/src/b.ts → packages/core/src/deep/c.ts → packages/core/src/a.ts.'
      }
    ])
  })

  const components = {
    'theme/src/components/Item/index.tsx': "import Items from '@theme/Items'",
    'theme/src/components/Items.tsx': "import Item from '@theme/Item'"
  }
  const closing = {file: 'components/Items.tsx', imports: '@theme/Item', reason: 'Items nest.'}

  test('theme components that import each other by replaceable names form a cycle', () => {
    const expected = ['packages/theme/src/components/Item/index.tsx:1 import-cycle']
    expect(problemsIn(components)).toEqual(expected)
    const typeOnly = {
      ...components,
      'theme/src/components/Items.tsx': "import type {ItemProps} from '@theme/Item'"
    }
    expect(problemsIn(typeOnly)).toEqual(expected)
  })

  test('a theme can allow a component import that closes a cycle', () => {
    expect(problemsIn(components, [closing])).toEqual([])
  })

  test('an allowed import that doesn’t close a cycle is reported', () => {
    const entry = 'packages/theme/package.json:1 component-cycle'
    const open = {...components, 'theme/src/components/Items.tsx': ''}
    expect(problemsIn(open, [closing])).toEqual([entry])
    const opening = {...closing, file: 'components/Item/index.tsx', imports: '@theme/Items'}
    expect(problemsIn(open, [opening])).toEqual([entry])
  })

  test('a component may wrap the component of the theme before it', () => {
    const problems = problemsIn({
      'theme/src/components/Code.tsx': '',
      'theme-live/src/components/Code.tsx': "import Code from '@theme-init/Code'"
    })
    expect(problems).not.toContainEqual(expect.stringContaining('import-cycle'))
  })

  test('theme components that import each other by relative paths form a cycle', () => {
    const problems = problemsIn({
      'theme/src/components/Item.tsx': "import Items from './Items.js'",
      'theme/src/components/Items.tsx': "import type {ItemProps} from './Item.js'"
    })
    expect(problems).toEqual(['packages/theme/src/components/Item.tsx:1 import-cycle'])
  })

  test('two import paths to the same file don’t form a cycle', () => {
    const problems = problemsIn({
      'core/src/a.ts': "import './b.js'\nimport './c.js'",
      'core/src/b.ts': "import './c.js'",
      'core/src/c.ts': ''
    })
    expect(problems).toEqual([])
  })
})

test.each(['path.relative(siteDir, file)', 'path.relative(input.siteDir, file)'])(
  '%s fails, because its separators depend on the system',
  (call) => {
    expect(problemsIn({'core/src/a.ts': `const name = ${call}`})).toEqual([
      'packages/core/src/a.ts:1 native-path'
    ])
  }
)

test('relative paths of other folders are allowed', () => {
  const text = 'const name = path.relative(cwd, siteDir) + other.relative(siteDir, cwd)'
  expect(problemsIn({'core/src/a.ts': text})).toEqual([])
})

describe('lookups in tables', () => {
  test.each([
    ['const SIZES: Readonly<Record<string, number>> = {a: 1}', 'SIZES[name]'],
    ['const SIZES: Record<string, number> = {a: 1}', 'SIZES[name.trim()]?.toFixed()'],
    ['const SIZES: {readonly [name: string]: number} = {a: 1}', 'SIZES[name]'],
    ['export const SIZES = Object.freeze<Record<string, number>>({a: 1})', 'SIZES[name]']
  ])('%s and %s fail', (table, lookup) => {
    const text = `${table}\nexport const find = (name: string) => ${lookup}`
    expect(problemsIn({'core/src/a.ts': text})).toEqual([
      'packages/core/src/a.ts:2 unguarded-lookup'
    ])
  })

  test('tables of other modules count', () => {
    const files = {
      'core/src/a.ts': 'export const SIZES: Record<string, number> = {a: 1}',
      'core/src/b.ts':
        "import {SIZES} from './a.js'\nexport const find = (name: string) => SIZES[name]"
    }
    expect(problemsIn(files)).toEqual(['packages/core/src/b.ts:2 unguarded-lookup'])
  })

  test.each([
    ["const SIZES: Record<'a', number> = {a: 1}", 'SIZES[name]'],
    ["const SIZES: Record<'a', Record<string, number>> = {a: {}}", 'SIZES[name]'],
    ['const SIZES: Record<string, number> = {a: 1}', "SIZES['a']"],
    ['const SIZES = new Map<string, number>()', 'SIZES.get(name)']
  ])('%s and %s pass', (table, lookup) => {
    expect(
      problemsIn({'core/src/a.ts': `${table}\nexport const find = (name: 'a') => ${lookup}`})
    ).toEqual([])
  })
})

describe('escapes from the type checker', () => {
  test.each([
    // Text for the checker to refuse, not code.
    ['any', 'export let value: any'],
    ['any', 'export const list = [] as Array<any>'],
    ['non-null', 'export const size = (name?: string) => name!.length'],
    ['as-never', 'export const size = (name: unknown) => name as never'],
    ['ts-ignore', '// @ts-ignore\nexport const size = 1'],
    ['syntax', 'export const = 1']
  ])('%s fails: %s', (rule, text) => {
    expect(problemsIn({'core/src/a.ts': text})).toEqual([`packages/core/src/a.ts:1 ${rule}`])
  })

  test('the words are allowed in text and names', () => {
    const text = "export const any = 'any!' // any"
    expect(problemsIn({'core/src/a.ts': text})).toEqual([])
  })
})

/**
 * Problems of a package `docs` with two folders.
 *
 * @param {Record<string, string>} files relative to `src`
 * @param {Partial<import('./check-source/package-folders.mjs').PackageFolders>} [facts]
 */
function checkFolders(files, facts) {
  const list = Object.entries(files).map(([name, text]) => {
    return {file: `packages/plugin-docs/src/${name}`, text}
  })
  const item = {
    name: 'plugin-docs',
    folders: ['text', 'pages'],
    present: ['pages', 'text'],
    ...facts
  }
  return checkSource(list, [item]).problems
}

/** @param {number} count */
function manyFiles(count) {
  return Object.fromEntries(Array.from({length: count}, (_, index) => [`text/a${index}.ts`, '']))
}

/** @param {number} count */
function functionWithLines(count) {
  return `export function long() {${'\n'.repeat(count - 1)}}`
}

describe('folders inside a package', () => {
  test('a folder may import the folders before it, and a file in src may import all folders', () => {
    const problems = checkFolders({
      'text/a.ts': "import './b.js'",
      'text/b.ts': '',
      'pages/c.ts': "import '../text/a.js'",
      'plugin.ts': "import './pages/c.js'\nimport './text/a.js'",
      'index.ts': "export * from './plugin.js'"
    })
    expect(problems).toEqual([])
  })

  test('an import from a later folder is an error, even if it’s type-only', () => {
    const text = "\nimport type {Page} from '../pages/page.js'"
    expect(checkFolders({'text/a.ts': text, 'pages/page.ts': ''})).toEqual([
      {
        file: 'packages/plugin-docs/src/text/a.ts',
        line: 2,
        rule: 'folder-direction',
        message: 'text imports `../pages/page.js`, but pages comes after text in `lectern.folders`.'
      }
    ])
  })

  test('a folder may not import a file directly in src', () => {
    expect(checkFolders({'pages/a.ts': "import '../options.js'", 'options.ts': ''})).toEqual([
      {
        file: 'packages/plugin-docs/src/pages/a.ts',
        line: 1,
        rule: 'folder-direction',
        message:
          'pages imports `../options.js`, which is directly in src; move it into a folder before pages.'
      }
    ])
  })

  test('a file may not import the entry of its own package', () => {
    expect(checkFolders({'plugin.ts': "import './index.js'", 'index.ts': ''})).toEqual([
      {
        file: 'packages/plugin-docs/src/plugin.ts',
        line: 1,
        rule: 'folder-direction',
        message:
          "`./index.js` is the package's entry, which is for other packages; import the file itself."
      }
    ])
  })

  test('tests may import every folder', () => {
    expect(checkFolders({'text/a.test.ts': "import '../pages/page.js'"})).toEqual([])
  })

  test('the list names the folders that exist', () => {
    const problems = checkFolders(
      {'text/a.ts': "import '../pages/b.js'", 'pages/b.ts': ''},
      {folders: ['text', 'gone']}
    )
    expect(problems.map(({file, rule, message}) => `${file} ${rule}: ${message}`)).toEqual([
      "packages/plugin-docs/package.json folder-list: The folder src/pages isn't in `lectern.folders`.",
      "packages/plugin-docs/package.json folder-list: `lectern.folders` lists gone, but src/gone doesn't exist."
    ])
  })

  test('folders inside a folder may not form a cycle', () => {
    const problems = checkFolders({
      'pages/tags/a.ts': "import '../list/b.js'",
      'pages/list/b.ts': '',
      'pages/list/c.ts': "import '../tags/d.js'",
      'pages/tags/d.ts': ''
    })
    expect(problems).toEqual([
      {
        file: 'packages/plugin-docs/src/pages/list',
        line: 1,
        rule: 'folder-cycle',
        message: 'These folders form an import cycle: pages/list → pages/tags → pages/list.'
      }
    ])
  })

  test('a package without folders needs no order', () => {
    const facts = {folders: undefined, present: []}
    expect(checkFolders({'a.ts': "import './b.js'", 'b.ts': ''}, facts)).toEqual([])
  })
})

describe('limits', () => {
  test('more than 20 files in a folder are an error, without counting tests', () => {
    const maximum = {...manyFiles(20), 'text/a1.test.ts': ''}
    expect(checkFolders(maximum)).toEqual([])
    expect(checkFolders({...maximum, 'text/last.ts': ''})).toEqual([
      {
        file: 'packages/plugin-docs/src/text',
        line: 1,
        rule: 'folder-size',
        message: 'The folder holds 21 source files, and 20 is the limit; group them in subfolders.'
      }
    ])
  })

  test('a package can declare a reason for a large folder', () => {
    const facts = {largeFolders: {text: 'The names of its files are public.'}}
    expect(checkFolders(manyFiles(21), facts)).toEqual([])
  })

  test('a function of more than 80 lines is an error, and functions of more than 50 are counted', () => {
    const file = 'packages/plugin-docs/src/long.ts'
    const maximum = checkSource([{file, text: functionWithLines(80)}])
    expect(maximum.problems).toEqual([])
    expect(maximum.figures.longFunctions).toBe(1)
    expect(checkSource([{file, text: functionWithLines(81)}]).problems).toEqual([
      {
        file,
        line: 1,
        rule: 'function-length',
        message: 'long has 81 lines, and 80 is the limit; split it.'
      }
    ])
  })

  test('a file of more than 300 lines is an error, except for tests', () => {
    const text = '// a\n'.repeat(301)
    expect(
      problemsIn({
        'plugin-docs/src/at-limit.ts': '// a\n'.repeat(300),
        'plugin-docs/src/long.ts': text,
        'plugin-docs/src/long.test.ts': text
      })
    ).toEqual(['packages/plugin-docs/src/long.ts:1 file-length'])
  })

  test('a package without folders has the same limit', () => {
    const files = Object.fromEntries(Array.from({length: 21}, (_, index) => [`a${index}.ts`, '']))
    const problems = checkFolders(files, {folders: undefined, present: []})
    expect(problems.map(({file, rule}) => `${file} ${rule}`)).toEqual([
      'packages/plugin-docs/src folder-size'
    ])
  })

  test('a package with folders needs an order', () => {
    const [problem] = checkFolders({'text/a.ts': ''}, {folders: undefined, present: ['text']})
    expect(problem).toEqual({
      file: 'packages/plugin-docs/package.json',
      line: 1,
      rule: 'folder-list',
      message: "The folder src/text isn't in `lectern.folders`."
    })
  })
})

describe('figures', () => {
  test('count code and tests separately', () => {
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
      functions: 2,
      medianFunction: 3,
      longFunctions: 0,
      longestFunctions: [
        {name: 'add', file: 'packages/core/src/add.ts', line: 2, lines: 3},
        {name: 'bare', file: 'packages/core/src/add.ts', line: 5, lines: 1}
      ],
      documented: 0.5,
      largestPackage: {name: 'core', share: 1},
      largestFolder: {folder: 'packages/core/src', files: 1},
      testRatio: 0.2
    })
  })
})

describe('regular expressions', () => {
  const text = 'const a = /\\s+$/\nconst b = new RegExp("(?:a+)+b")\nconst c = /^\\s+/\n'

  test('are linear in code that reads page text', () => {
    expect(problemsIn({'markdown/src/a.ts': text})).toEqual([
      'packages/markdown/src/a.ts:1 slow-regex',
      'packages/markdown/src/a.ts:2 slow-regex'
    ])
    expect(problemsIn({'markdown/src/a.test.ts': text, 'testing/src/a.ts': text})).toEqual([])
  })

  test('need each of their allowances', () => {
    expect(problemsIn({'plugin-blog/src/posts/post-file-name.ts': text})).toEqual([])
    expect(problemsIn({'plugin-blog/src/posts/post-file-name.ts': ''})).toEqual([
      'packages/plugin-blog/src/posts/post-file-name.ts:1 regex-allowance'
    ])
  })
})
