import type {UnknownRecord} from '@lectern/shared/text/unknown-record'

/** Fields of the configuration that Docusaurus sends to the browser, but Lectern doesn't. */
const FIELDS = [
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'staticDirectories',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'plugins',
  'themes',
  'presets',
  'markdown'
] as const

/** Name of a configuration field that only some sites send to the browser. */
export type ConfigField = (typeof FIELDS)[number]

const READS = FIELDS.map((field) => {
  const forms = String.raw`\.${field}\b|['"]${field}['"]|[{,]\s*${field}\s*[,}:=]`
  return {field, pattern: new RegExp(forms)}
})

const CONFIG = /\bsiteConfig\b|@generated\/docusaurus\.config/

/** Returns the fields of the configuration that code may read in the browser. */
export function findConfigFields(code: string): readonly ConfigField[] {
  if (!CONFIG.test(code)) return []
  return READS.filter(({pattern}) => pattern.test(code)).map(({field}) => field)
}

/**
 * Returns fields of the configuration as JSON, like Docusaurus: as they're written, but without
 * functions.
 */
export function pickConfigFields(
  config: UnknownRecord,
  fields: Iterable<ConfigField>
): UnknownRecord {
  const picked = [...fields].map((field) => [field, toJson(config[field])] as const)
  return Object.fromEntries(picked.filter(([, value]) => value !== undefined))
}

/** Returns `undefined` for values that JSON can't represent. */
function toJson(value: unknown): unknown {
  if (value === undefined) return undefined
  try {
    const json: unknown = JSON.parse(JSON.stringify(value))
    return json
  } catch {
    // Options of plugins can refer to themselves. Code then gets the default.
    return undefined
  }
}
