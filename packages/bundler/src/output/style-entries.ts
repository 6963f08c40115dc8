import path from 'node:path'
import type {ImportKind, Metafile} from 'esbuild'
import type {VirtualModule} from '../entries/entries.js'
import {NAMESPACE} from '../entries/virtual-modules.js'
import {MODULE_STYLES} from '../loaders/css-modules.js'

/** Prefix of the generated stylesheets that import the stylesheets of scripts. */
const STYLES_ENTRY = 'entry:styles:'

/** Ways in which one stylesheet refers to another file. */
export const STYLE_IMPORTS: ReadonlySet<ImportKind> = new Set([
  'import-rule',
  'composes-from',
  'url-token'
])

/** Matches scripts and their source maps. */
export const SCRIPT = /\.js(?:\.map)?$/

/** A generated stylesheet as an entry of a bundle. */
export interface StyleEntry {
  id: string
  module: VirtualModule
}

/**
 * Creates a stylesheet that imports other stylesheets in the given order.
 *
 * @param names - esbuild's names of the stylesheets.
 * @returns `undefined` if a plugin has created one of them that only a script can import.
 */
export function createStyleEntry(
  stem: string,
  names: readonly string[],
  siteDir: string
): StyleEntry | undefined {
  const requests = names.map((name) => requestOf(name, siteDir))
  if (requests.includes(undefined)) return undefined
  const code = requests.map((request) => `@import ${JSON.stringify(request)};\n`).join('')
  return {id: STYLES_ENTRY + stem, module: {code, loader: 'css'}}
}

/** Tests whether esbuild's name of a module is the one of a generated stylesheet. */
export function isStyleEntry(name: string): boolean {
  return name.startsWith(`${NAMESPACE}:${STYLES_ENTRY}`)
}

/** Removes generated stylesheets from the inputs of a bundle or a file. */
export function withoutStyleEntries<Value>(
  inputs: Readonly<Record<string, Value>>
): Record<string, Value> {
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => !isStyleEntry(name)))
}

/**
 * Creates a function that selects the stylesheets in a bundle that scripts import. Stylesheets
 * import the others.
 */
export function createRootTest({inputs}: Metafile): (name: string) => boolean {
  const roots = new Set(
    Object.values(inputs).flatMap(({imports}) =>
      imports.filter(({kind}) => !STYLE_IMPORTS.has(kind)).map(({path: imported}) => imported)
    )
  )
  return (name) => roots.has(name)
}

/** Returns the import that gives a stylesheet, from esbuild's name for it. */
function requestOf(name: string, siteDir: string): string | undefined {
  const [, namespace, rest = ''] = /^([\w-]{2,}):(.*)$/.exec(name) ?? []
  if (namespace === undefined) return path.resolve(siteDir, name)
  if (namespace === NAMESPACE) return rest
  return namespace === MODULE_STYLES ? name : undefined
}
