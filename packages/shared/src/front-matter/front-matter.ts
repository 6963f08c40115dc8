import {createRequire} from 'node:module'
import type * as Yaml from 'yaml'
import type {SiteProblem} from '@lectern/types'
import {parseSimpleFrontMatter} from './simple-front-matter.js'

/** Front matter as data, with the line of each top-level key. */
export interface FrontMatter {
  data: Record<string, unknown>
  /** 1-based line in the file, by key. */
  lines: Record<string, number>
  /** Code `front-matter-invalid`; `position.file` is `file`. */
  problems: SiteProblem[]
}

/** What is given in place of data that would not end. */
const TOO_MANY_ALIASES = Symbol('too many aliases')

/** The opening fence is line 1 of the file. */
const FIRST_LINE = 2

/** Read YAML front matter. Problems come back as values, and then `data` is empty. */
export function parseFrontMatter(yaml: string, file: string): FrontMatter {
  const simple = parseSimpleFrontMatter(yaml)
  if (simple) return {data: simple, lines: findKeyLines(yaml, FIRST_LINE), problems: []}
  const document = loadYaml().parseDocument(yaml, {prettyErrors: true, logLevel: 'error'})
  const [error] = document.errors
  if (error) {
    const place = error.linePos?.[0]
    return invalid(file, error.message.split('\n')[0] ?? '', (place?.line ?? 1) + 1, place?.col)
  }
  const data = readData(document)
  if (data === TOO_MANY_ALIASES)
    return invalid(file, 'its aliases (`*name`) stand for too much', 2, 1)
  if (data === null) return {data: {}, lines: {}, problems: []}
  if (typeof data !== 'object' || Array.isArray(data)) {
    return invalid(file, 'it is not a list of keys and values', 2, 1)
  }
  const lines = findKeyLines(yaml, FIRST_LINE)
  return {data: data as Record<string, unknown>, lines, problems: []}
}

/**
 * The data of a document. A few lines of aliases of aliases can stand for more than a computer holds; then
 * the parser gives up, and throws.
 */
function readData(document: Yaml.Document): unknown {
  try {
    return document.toJS({maxAliasCount: 100})
  } catch {
    return TOO_MANY_ALIASES
  }
}

/** Loaded for the first text that needs it, which many sites have none of; reading is synchronous. */
function loadYaml(): typeof Yaml {
  return createRequire(import.meta.url)('yaml') as typeof Yaml
}

function invalid(file: string, reason: string, line: number, column?: number): FrontMatter {
  const problem: SiteProblem = {
    code: 'front-matter-invalid',
    message: `The front matter is not valid YAML: ${reason.replace(/ at line \d+, column \d+:?$/, '')}.`,
    position: {file, line, column: column ?? 1},
    hint: 'Write one `key: value` per line, and put a value that holds `: ` or `#` in quotes.'
  }
  return {data: {}, lines: {}, problems: [problem]}
}

/**
 * Find the line of each top-level key.
 *
 * @param firstLine - 1-based line of the text in its file.
 */
export function findKeyLines(text: string, firstLine: number): Record<string, number> {
  return Object.fromEntries(listKeyLines(text, firstLine))
}

/** Every top-level key with its line, in their order; a key may stand twice. */
export function listKeyLines(text: string, firstLine: number): [key: string, line: number][] {
  return text.split('\n').flatMap((line, index): [string, number][] => {
    const key = /^(?:"([^"]+)"|'([^']+)'|([^\s#:'"-][^:]*?))\s*:(?:\s|$)/.exec(line)
    return key ? [[key[1] ?? key[2] ?? key[3] ?? '', index + firstLine]] : []
  })
}
