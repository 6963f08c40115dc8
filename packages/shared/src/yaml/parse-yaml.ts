import {createRequire} from 'node:module'
import type * as Yaml from 'yaml'
import {messageOf} from '../problems/site-problem.js'
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
  const {data, failure} = readData(document)
  if (failure !== undefined) return describeAlias(failure, document, lineCounter)
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

/**
 * Converts a document to data. A few lines of nested aliases could expand beyond the available
 * memory, so the library throws in that case. It also throws for an alias that isn't defined.
 */
function readData(document: Yaml.Document): {data?: unknown; failure?: unknown} {
  try {
    return {data: document.toJS({maxAliasCount: 100})}
  } catch (failure) {
    return {failure}
  }
}

/** Describes why the aliases (`*name`) of a document can't be converted to data. */
function describeAlias(
  failure: unknown,
  document: Yaml.Document,
  lineCounter: Yaml.LineCounter
): ParsedYaml {
  const name = /^Unresolved alias \([^()]*\): (.*)$/.exec(messageOf(failure))?.[1]
  if (name === undefined) return invalid('its aliases (`*name`) expand to too much data')
  const {visit} = loadYamlLibrary()
  let offset = 0
  visit(document, {
    Alias(_, {source, range}) {
      if (source !== name) return undefined
      offset = range?.[0] ?? 0
      return visit.BREAK
    }
  })
  const {line, col} = lineCounter.linePos(offset)
  return invalid(`the alias \`*${name}\` isn't defined`, line, col)
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
