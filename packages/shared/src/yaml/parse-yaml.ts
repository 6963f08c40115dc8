import {createRequire} from 'node:module'
import type * as Yaml from 'yaml'
import {findNestingIssue} from '../text/nesting-issue.js'
import {isRecord} from '../text/unknown-record.js'
import type {ParsedYaml} from './parsed-yaml.js'
import {parseSimpleYaml} from './parse-simple-yaml.js'

/**
 * Parses YAML in front matter and data files. Simple YAML, such as most front matter, is parsed
 * without the library, with the same result.
 */
export function parseYaml(text: string): ParsedYaml {
  return parseSimpleYaml(text) ?? parseAnyYaml(text)
}

/** Parses any YAML with the library. */
export function parseAnyYaml(text: string): ParsedYaml {
  const yaml = loadYamlLibrary()
  const lineCounter = new yaml.LineCounter()
  const document = yaml.parseDocument(text, {lineCounter, prettyErrors: true, logLevel: 'error'})
  const [error] = document.errors
  if (error) {
    const [reason = ''] = error.message.split('\n')
    const {line = 1, col = 1} = error.linePos?.[0] ?? {}
    return invalid(reason.replace(/ at line \d+, column \d+:?$/, ''), line, col)
  }
  const data = readData(document)
  if (data === TOO_MANY_ALIASES) return invalid('its aliases (`*name`) expand to too much data')
  if (findNestingIssue(data)) return invalid('it contains itself or is nested too deeply')
  if (data === null) return {data: {}, lines: {}}
  if (!yaml.isMap(document.contents)) return invalid("it isn't a mapping of keys to values")
  // The root is a mapping, so the data is an object.
  return {data: data as Record<string, unknown>, lines: readLines(document.contents, lineCounter)}
}

/** Parses valid YAML. As in YAML 1.1, unquoted dates become `Date` values. */
export function parseDatedYaml(text: string): Record<string, unknown> {
  const document = loadYamlLibrary().parseDocument(text, {
    customTags: ['timestamp'],
    logLevel: 'error'
  })
  const data: unknown = document.toJS({maxAliasCount: 100})
  return isRecord(data) ? data : {}
}

const TOO_MANY_ALIASES = Symbol('too many aliases')

/**
 * Converts a document to data. A few lines of nested aliases could expand beyond the available
 * memory, so the library throws in that case.
 */
function readData(document: Yaml.Document): unknown {
  try {
    return document.toJS({maxAliasCount: 100})
  } catch {
    return TOO_MANY_ALIASES
  }
}

function readLines({items}: Yaml.YAMLMap, lineCounter: Yaml.LineCounter): Record<string, number> {
  // Assigning to the key `__proto__` would change the prototype instead of adding an entry.
  return Object.fromEntries(
    (items as Yaml.Pair<Yaml.Scalar>[]).flatMap(({key}) =>
      key.range ? [[String(key.value), lineCounter.linePos(key.range[0]).line]] : []
    )
  )
}

/**
 * Loads the YAML library when it's first needed, because many sites don't need it. The call is
 * synchronous.
 */
export function loadYamlLibrary(): typeof Yaml {
  return createRequire(import.meta.url)('yaml') as typeof Yaml
}

function invalid(reason: string, line = 1, column = 1): ParsedYaml {
  return {data: {}, lines: {}, error: {reason, line, column}}
}
