import type {SiteProblem} from '@lectern/types'
import {YAML_HINT, type FrontMatter} from '../front-matter/front-matter.js'
import {isRecord} from '../text/unknown-record.js'
import {parseYaml} from '../yaml/parse-yaml.js'
import type {YamlError} from '../yaml/parsed-yaml.js'

/**
 * Parses a small YAML or JSON file, such as `_category_.json` or `authors.yml`.
 *
 * @returns The top-level keys with their 1-based lines, or a `data-file-invalid` problem.
 */
export function parseDataFile(text: string, file: string): FrontMatter {
  const clean = text.startsWith('\uFEFF') ? text.slice(1) : text
  const json = /\.json$/.test(file) ? parseJson(clean) : undefined
  if (json) return {data: json, lines: findJsonLines(clean, json), problems: []}
  const {data, lines, error} = parseYaml(clean)
  return {data, lines, problems: error ? [describe(error, file)] : []}
}

/**
 * Parses JSON, and returns `undefined` if it's invalid. The YAML parser then finds the error's
 * position.
 */
function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return isRecord(data) ? data : undefined
  } catch {
    return undefined
  }
}

/**
 * Finds the line of each top-level key. If a key starts several lines, the least indented one is
 * used. The result has no prototype, because a file can have a key such as `toString`.
 */
function findJsonLines(text: string, data: Record<string, unknown>): Record<string, number> {
  const found = new Map<string, {line: number; indent: number}>()
  for (const [index, line] of text.split('\n').entries()) {
    const [, space = '', key = ''] = /^([\s{]*)"((?:[^"\\]|\\.)*)"\s*:/.exec(line) ?? []
    const known = found.get(key)
    if (!Object.hasOwn(data, key) || (known && known.indent <= space.length)) continue
    found.set(key, {line: index + 1, indent: space.length})
  }
  const lines: Record<string, number> = Object.create(null)
  for (const [key, {line}] of found) lines[key] = line
  return lines
}

function describe({reason, line, column}: YamlError, file: string): SiteProblem {
  const isJson = /\.json$/.test(file)
  return {
    code: 'data-file-invalid',
    message: isJson
      ? `The file ${file} isn't valid JSON.`
      : `The file ${file} isn't valid YAML: ${reason}.`,
    position: {file, line, column},
    hint: isJson ? 'Use a JSON object with quoted keys.' : YAML_HINT
  }
}
