import {assetToken, linkToken, sitePath} from '@lectern/shared/cache/content-token'
import {isExternalUrl, isScriptUrl} from '@lectern/shared/url/url-path'
import type {AssetReference} from '@lectern/types'
import {decodePath, splitUrl} from '../links/link-targets.js'
import type {CompileState} from '../state/compile-state.js'

/** Input for converting nodes. */
export interface PlainContext {
  state: CompileState
  /** Markdown files that the page imports, by name. */
  partials: ReadonlyMap<string, string>
}

/**
 * Converts a URL for plain Markdown. References to other files become tokens, and relative URLs are
 * marked. Returns `undefined` for URLs that would run code.
 */
export function resolvePlainUrl(
  url: string,
  kind: AssetReference['kind'],
  {state}: PlainContext
): string | undefined {
  if (isScriptUrl(url)) return undefined
  if (/^pathname:\/\//i.test(url)) return sitePath(url.slice('pathname://'.length))
  if (url === '' || url.startsWith('#') || isExternalUrl(url)) return url
  const {pathname, suffix} = splitUrl(url)
  const target = decodePath(pathname)
  const link = kind === 'link' ? state.links.findIndex((found) => found.target === target) : -1
  if (link >= 0) return sitePath(linkToken(link)) + suffix
  const asset = state.assets.findIndex((found) => found.kind === kind && found.target === target)
  return asset >= 0 ? sitePath(assetToken(asset)) + suffix : sitePath(url)
}
