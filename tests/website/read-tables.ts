import {readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {listFiles} from '../list-files.js'

const DOCS = fileURLToPath(new URL('../../content/docs', import.meta.url))

/** A table of the docs. */
export interface DocsTable {
  /** File relative to `content/docs`. */
  page: string
  /** Text of the heading above the table, without its ID. */
  heading: string
  header: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Lists the Markdown files of the docs, without generated pages. */
export function listPages(): string[] {
  return listFiles(DOCS, /\.mdx?$/).filter((file) => file !== 'api/errors.md')
}

/** Returns the text of a page. */
export function readPage(page: string): string {
  return readFileSync(path.join(DOCS, page), 'utf8')
}

/** Returns the code of all code blocks of a page. */
export function readCode(page: string): string {
  return splitFences(readPage(page)).code.join('\n')
}

/** Lists the tables of a page. */
export function readTables(page: string): DocsTable[] {
  const tables: DocsTable[] = []
  let heading = ''
  const {prose} = splitFences(readPage(page))
  for (const [index, line] of prose.entries()) {
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '').replace(/ \{#.*\}$/, '')
    if (!/^\|[ :|-]+\|$/.test(line)) continue
    const end = prose.findIndex((row, at) => at > index && !row.startsWith('|'))
    const rows = prose.slice(index + 1, end < 0 ? undefined : end).map(splitRow)
    tables.push({page, heading, header: splitRow(prose[index - 1] ?? ''), rows})
  }
  return tables
}

/** Headers of the column with names, such as “Field of `security.csp`”. */
const NAMED = /^(?:Option|Field|Front matter|Prop|Property|Setting|Plugin option|`themeConfig)/

/** Lists the tables of options, fields, flags and props with their defaults. */
export function listDefaultTables(): DocsTable[] {
  return listPages()
    .flatMap(readTables)
    .filter(({header}) => header.includes('Default') && NAMED.test(header[0] ?? ''))
}

/** Returns the names in the first cell of a row, such as `['--port']` and `['docs.sidebar.hideable']`. */
export function readNames(cell: string): string[] {
  const joined = cell.replaceAll('`<br>`', '')
  const code = [...joined.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
  return code.map((text) => text.split(' ')[0] ?? '').filter((name) => !/^-\w$/.test(name))
}

/** Separates the lines in code blocks from the others. */
function splitFences(text: string): {code: string[]; prose: string[]} {
  const code: string[] = []
  const prose: string[] = []
  let fence: string | undefined
  for (const line of text.split('\n')) {
    const [, mark] = /^ *(`{3,}|~{3,})/.exec(line) ?? []
    if (fence === undefined && mark !== undefined) fence = mark
    else if (fence !== undefined && line.trim() === fence) fence = undefined
    else (fence === undefined ? prose : code).push(line)
  }
  return {code, prose}
}

function splitRow(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}
