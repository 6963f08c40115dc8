import type {PluginFactory} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'

/** Key of the options as configured, in validated options. Copies of the options keep it. */
const CONFIGURED = Symbol('configured options')

/** Validated options of a content plugin. */
type ValidatedOptions = UnknownRecord & {
  [CONFIGURED]?: {given: UnknownRecord; valid: UnknownRecord}
}

/** Validates the options of a content plugin and adds defaults. */
export function validateOptions(factory: PluginFactory<object>, given: object): object {
  const valid = {...LISTS, ...parse(factory, given as UnknownRecord)}
  const {routeBasePath} = given as {routeBasePath?: unknown}
  // Docusaurus adds the slash to configured paths.
  if (typeof routeBasePath === 'string')
    Object.assign(valid, {routeBasePath: `/${routeBasePath.replace(/^\//, '')}`})
  const configured: ValidatedOptions[typeof CONFIGURED] = {given: {...given}, valid}
  const copies = Object.entries(valid).map(
    ([field, value]) => [field, Array.isArray(value) ? [...value] : value] as const
  )
  return {...Object.fromEntries(copies), [CONFIGURED]: configured}
}

/** Options that code can extend. Lectern's plugins don't have an empty list as the default. */
const LISTS: UnknownRecord = {
  remarkPlugins: [],
  rehypePlugins: [],
  recmaPlugins: [],
  beforeDefaultRemarkPlugins: [],
  beforeDefaultRehypePlugins: []
}

/**
 * Returns the options with which to create a content plugin. Code can change validated options, or
 * pass options that it hasn't validated, including its own.
 */
export function completeOptions(factory: PluginFactory<object>, options: object): UnknownRecord {
  const {[CONFIGURED]: configured, ...fields} = options as ValidatedOptions
  if (!configured) return parseKnown(factory, fields)
  const {given, valid} = configured
  const changed = Object.entries(fields).filter(
    ([field, value]) => !isUnchanged(value, valid[field])
  )
  return parseKnown(factory, {...given, ...Object.fromEntries(changed)})
}

/** Compares options. Code can extend lists. */
function isUnchanged(value: unknown, before: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(before)) return value === before
  return value.length === before.length && value.every((item, index) => item === before[index])
}

/** Validates options without the ones that the plugin doesn't have. */
function parseKnown(factory: PluginFactory<object>, options: UnknownRecord): UnknownRecord {
  try {
    return parse(factory, options)
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    const unknown = new Set(error.fields.flatMap(([field, ...rest]) => (rest.length ? [] : field)))
    const known = Object.entries(options).filter(([field]) => !unknown.has(field))
    if (known.length === Object.keys(options).length) throw error
    return parse(factory, Object.fromEntries(known))
  }
}

function parse(factory: PluginFactory<object>, options: UnknownRecord): UnknownRecord {
  const valid = factory.validateOptions?.(options)
  return isRecord(valid) ? valid : options
}
