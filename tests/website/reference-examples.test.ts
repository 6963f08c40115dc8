import {expect, test} from 'vitest'
import {listDefaultTables, readCode, readNames, readPage, readTables} from './read-tables.js'

const tables = listDefaultTables()
const pages = [...new Set(tables.map(({page}) => page))]

/** Tests whether code mentions a field, a flag, a prop or a function. */
function shows(code: string, name: string): boolean {
  const last = name.split('.').at(-1) ?? ''
  const word = last.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(code)
}

function listNames(page: string): string[] {
  const rows = tables.filter((table) => table.page === page).flatMap(({rows}) => rows)
  return [...new Set(rows.flatMap(([cell = '']) => readNames(cell)))]
}

test.each(pages)('%s shows every option of its tables in an example', (page) => {
  const names = listNames(page)
  expect(names.length).toBeGreaterThan(0)
  const code = readCode(page)
  // The `children` prop is between the tags of an example.
  expect(names.filter((name) => name !== 'children' && !shows(code, name))).toEqual([])
})

test.each(pages)('%s has a type and a default in every row of its tables', (page) => {
  const own = tables.filter((table) => table.page === page)
  const lacking = own.flatMap(({heading, header, rows}) => {
    // Names of flags have their type, such as `--port <number>`, and front matter tables have a list.
    const columns = ['Default', ...(page === 'cli.md' ? [] : ['Type'])]
    const places = columns.map((column) => [column, header.indexOf(column)] as const)
    return places.flatMap(([column, at]) =>
      rows.filter((row) => at < 0 || !row[at]).map(([name]) => `${heading}: ${name}: ${column}`)
    )
  })
  expect(lacking).toEqual([])
})

const HOOKS = [
  'api/plugin-methods/lifecycle-apis.md',
  'api/plugin-methods/extend-infrastructure.md',
  'api/plugin-methods/i18n-lifecycles.md',
  'api/plugin-methods/static-methods.md'
]

test('every plugin hook has an example on its page', () => {
  const rows = readTables('api/plugin-methods/README.md')
    .filter(({header}) => header[0] === 'Hook')
    .flatMap((table) => table.rows)
  expect(rows.length).toBeGreaterThan(20)
  const missing = rows.flatMap(([cell = '']) => {
    const names = readNames(cell).map((name) => name.replace(/\(.*/, ''))
    const pages = HOOKS.filter((page) => names.some((name) => readPage(page).includes(`\`${name}`)))
    return names.filter((name) => !pages.some((page) => shows(readCode(page), name)))
  })
  expect(missing).toEqual([])
})

/** Components and hooks with a heading of their own. */
function listSections(page: string): [string, string][] {
  return readPage(page)
    .split(/^### /m)
    .slice(1)
    .flatMap((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return readNames(heading).map((name): [string, string] => [name, lines.join('\n')])
    })
}

test('every component and hook of the client has an example, or a link to one', () => {
  const sections = listSections('docusaurus-core.md')
  expect(sections.length).toBeGreaterThan(10)
  const code = readCode('docusaurus-core.md')
  expect(sections.map(([name]) => name).filter((name) => !shows(code, name))).toEqual([])
})
