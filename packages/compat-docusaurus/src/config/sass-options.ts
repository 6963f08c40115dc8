import {hashValue} from '@lectern/shared/cache/content-hash'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {BundleExtension, PluginFactory, SassOptions} from '@lectern/types'

/** Replaces `docusaurus-plugin-sass`. Its options are the same as for webpack's `sass-loader`. */
export const sassPlugin: PluginFactory<object> = ({siteDir}, options) => {
  const extension = extendSass(options, siteDir)
  return {name: 'docusaurus-plugin-sass', ...(extension && {extendBundle: () => extension})}
}

/** Converts the options of `sass-loader`. Returns `undefined` if none of them affects the result. */
export function extendSass(options: unknown, siteDir: string): BundleExtension | undefined {
  if (!isRecord(options)) return undefined
  const {additionalData, sassOptions} = options
  const given: unknown =
    typeof sassOptions === 'function' ? sassOptions({rootContext: siteDir}) : sassOptions
  const own = isRecord(given) ? given : {}
  const {functions, importers} = own
  const loadPaths = [own.loadPaths ?? [], own.includePaths ?? []].flat().map(String)
  const prepare = createPreparation(additionalData, siteDir)
  const sass: SassOptions = {
    ...(loadPaths.length > 0 && {loadPaths}),
    ...(isRecord(functions) && {functions}),
    ...(Array.isArray(importers) && {importers}),
    ...(prepare && {prepare})
  }
  if (Object.keys(sass).length === 0) return undefined
  return {key: hashValue(['sass', describe({...own, additionalData})]), sass}
}

/** Serializes the options, including the source code of functions. */
export function describe(options: UnknownRecord): string {
  return JSON.stringify(options, (_, value: unknown) =>
    typeof value === 'function' ? String(value) : value
  )
}

/**
 * Converts `additionalData`, which is either code to prepend to each stylesheet or a function that
 * receives the code and part of the loader context.
 */
export function createPreparation(
  additionalData: unknown,
  siteDir: string
): SassOptions['prepare'] {
  if (typeof additionalData === 'string') return (code) => `${additionalData}\n${code}`
  if (typeof additionalData !== 'function') return undefined
  const add = additionalData as (code: string, context: object) => string | Promise<string>
  return (code, resourcePath) => add(code, {resourcePath, rootContext: siteDir})
}
