import {hashValue} from '@lectern/shared/cache/content-hash'
import {isRecord} from '@lectern/shared/text/unknown-record'
import type {BundleExtension, LessOptions, PluginFactory} from '@lectern/types'
import {createPreparation, describe} from './sass-options.js'

/** Replaces `docusaurus-plugin-less`. Its options are the same as for webpack's `less-loader`. */
export const lessPlugin: PluginFactory<object> = ({siteDir}, options) => {
  const extension = extendLess(options, siteDir)
  return {name: 'docusaurus-plugin-less', ...(extension && {extendBundle: () => extension})}
}

/** Converts the options of `less-loader`. Returns `undefined` if none of them affects the result. */
export function extendLess(options: unknown, siteDir: string): BundleExtension | undefined {
  if (!isRecord(options)) return undefined
  const {additionalData, lessOptions} = options
  const given: unknown =
    typeof lessOptions === 'function' ? lessOptions({rootContext: siteDir}) : lessOptions
  const prepare = createPreparation(additionalData, siteDir)
  const less: LessOptions = {
    ...(isRecord(given) && Object.keys(given).length > 0 && {compiler: given}),
    ...(prepare && {prepare})
  }
  if (Object.keys(less).length === 0) return undefined
  return {key: hashValue(['less', describe({given, additionalData})]), less}
}
