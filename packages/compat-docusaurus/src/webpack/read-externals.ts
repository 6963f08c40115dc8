import {isRecord} from '@lectern/shared/text/unknown-record'
import {joinChanges, NO_CHANGES, type WebpackChanges} from './webpack-changes.js'

/** Matches modules that every page needs. They can't be external. */
const NEEDED = /^react(?:-dom)?(?:\/|$)/
/** An identifier, or several separated by dots. */
const NAME = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/
/** Types of externals that are properties of the global object. */
const GLOBAL_TYPES: ReadonlySet<string> = new Set(['window', 'self', 'global', 'this', 'root'])
const VARIABLE_TYPES: ReadonlySet<string> = new Set(['var', 'assign'])
const TYPED =
  /^(var|assign|window|self|global|this|module|import|script|promise|amd|umd|jsonp|system|commonjs\S*|node-commonjs) (.*)$/

/**
 * Reads `externals` from a webpack configuration. `type` is the default type from `externalsType`.
 */
export function readExternals(externals: unknown, type: unknown): WebpackChanges {
  const defaultType = typeof type === 'string' ? type : 'var'
  const entries: readonly unknown[] = Array.isArray(externals) ? externals : [externals]
  return joinChanges(entries.map((entry) => readEntry(entry, defaultType)))
}

function readEntry(entry: unknown, type: string): WebpackChanges {
  if (entry === undefined || entry === false) return NO_CHANGES
  if (typeof entry === 'string') return readExternal(entry, entry, type)
  if (entry instanceof RegExp) {
    if (!isVariable(type)) return missing(String(entry))
    return {...NO_CHANGES, externals: [{match: entry, isGlobal: GLOBAL_TYPES.has(type)}]}
  }
  if (!isRecord(entry)) return missing(`a ${typeof entry}`)
  return joinChanges(
    Object.entries(entry).map(([name, value]) =>
      name === 'byLayer' ? missing(name) : readExternal(name, value, type)
    )
  )
}

function readExternal(name: string, value: unknown, type: string): WebpackChanges {
  if (value === false) return NO_CHANGES
  if (NEEDED.test(name)) return missing(name)
  const [first, ...rest] = listParts(value === true ? name : value, type)
  if (first === undefined) return missing(name)
  const [, own = type, path = first] = TYPED.exec(first) ?? []
  const isSimple = isVariable(own) && (GLOBAL_TYPES.has(own) || NAME.test(path))
  if (!isSimple) return missing(name)
  const start = GLOBAL_TYPES.has(own) ? `globalThis[${JSON.stringify(path)}]` : path
  const code = start + rest.map((part) => `[${JSON.stringify(part)}]`).join('')
  return {...NO_CHANGES, externals: [{match: name, code}]}
}

/**
 * Reads the name of an external. The value can be a string, a list with a name and its properties,
 * or an object with one of these by type.
 */
function listParts(value: unknown, type: string): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value))
    return value.every((part) => typeof part === 'string') ? (value as string[]) : []
  if (!isRecord(value)) return []
  return listParts(value[type] ?? value.root ?? value.window ?? value.var, type)
}

function isVariable(type: string): boolean {
  return VARIABLE_TYPES.has(type) || GLOBAL_TYPES.has(type)
}

function missing(name: string): WebpackChanges {
  return {...NO_CHANGES, missing: [`\`externals\` for ${name}`]}
}
