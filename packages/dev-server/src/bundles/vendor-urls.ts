import type {Bundles} from '@lectern/types'
import type {VendorBundle} from '@lectern/bundler/dev'

/** URL of a module that open pages keep; empty for an unknown name. */
export function vendorUrl({client}: VendorBundle, name: string, baseUrl: string): string {
  const file = client[name]
  return file === undefined ? '' : urlOf(file, baseUrl)
}

/** URLs of all modules that open pages keep, by specifier. */
export function listVendorUrls(
  {client}: VendorBundle,
  baseUrl: string
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(client).map(([name, file]) => [name, urlOf(file, baseUrl)])
  )
}

/**
 * Lists everything that pages need, including React and the client, so that they can request it at
 * once. Only finding out is slow.
 */
export function preloadVendor(
  bundles: Bundles,
  {clientFiles}: VendorBundle,
  baseUrl: string
): Bundles {
  const {main} = bundles
  const files = clientFiles.map((file) => urlOf(file, baseUrl))
  return {...bundles, preloads: [...main.imports, ...files]}
}

function urlOf(file: string, baseUrl: string): string {
  return `${baseUrl}assets/vendor/${file}`
}
