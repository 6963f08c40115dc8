import type {SiteProblem} from '@lectern/types'
import {YAML_HINT, type FrontMatter} from '../front-matter/front-matter.js'
import {isRecord} from '../text/unknown-record.js'
import {parseYaml} from '../yaml/parse-yaml.js'
import type {YamlError} from '../yaml/parsed-yaml.js'
import {findJsonError} from '../problems/json-error.js'

/**
 * Parses a small YAML or JSON file, such as `_category_.json` or `authors.yml`.
 *
 * @returns The top-level keys with their 1-based lines, or a `data-file-invalid` problem.
 */
export function parseDataFile(text: string, file: string): FrontMatter {
  const clean = text.startsWith('\uFEFF') ? text.slice(1) : text
  const json = /\.json$/.test(file) ? parseJson(clean) : undefined
  if (json) return {data: json, lines: findJsonLines(clean), problems: []}
  const {data, lines, error} = parseYaml(clean)
  return {data, lines, problems: error ? [describe(error, file, clean)] : []}
}

/** Parses JSON, and returns `undefined` if it's invalid. It may still be valid YAML. */
function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return isRecord(data) ? data : undefined
  } catch {
    return undefined
  }
}

/**
 * Finds the line of each top-level key in valid JSON. The result has no prototype, because a file can
 * have a key such as `toString`.
 */
function findJsonLines(text: string): Record<string, number> {
  const lines: Record<string, number> = Object.create(null)
  let line = 1
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '\n') line += 1
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    else if (character === '"') {
      const end = findStringEnd(text, at)
      if (depth === 1 && isKey(text, end)) lines[JSON.parse(text.slice(at, end)) as string] ??= line
      at = end - 1
    }
  }
  return lines
}

function findStringEnd(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

function isKey(text: string, end: number): boolean {
  const colon = /\s*:/y
  colon.lastIndex = end
  return colon.test(text)
}

function describe({reason, ...place}: YamlError, file: string, text: string): SiteProblem {
  const isJson = /\.json$/.test(file)
  // In YAML, a missing quote is an error only at the end of the file.
  const {line, column} = (isJson && findJsonError(text)) || place
  return {
    code: 'data-file-invalid',
    message: isJson
      ? `The file ${file} isn't valid JSON.`
      : `The file ${file} isn't valid YAML: ${reason}.`,
    position: {file, line, column},
    hint: isJson ? 'Use a JSON object with quoted keys.' : YAML_HINT
  }
}
