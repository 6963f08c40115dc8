import type {Bundles} from '@lectern/types'
import type {VendorBundle} from '@lectern/bundler/dev'

/** Returns the URL of a vendor module, or an empty string for an unknown name. */
export function vendorUrl({client}: VendorBundle, name: string, baseUrl: string): string {
  const file = client[name]
  return file === undefined ? '' : urlOf(file, baseUrl)
}

/** Lists the URLs of all vendor modules by specifier. */
export function listVendorUrls(
  {client}: VendorBundle,
  baseUrl: string
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(client).map(([name, file]) => [name, urlOf(file, baseUrl)])
  )
}

/**
 * Lists the modules to preload on all pages, including React and the client. Otherwise, the browser
 * would discover them one by one.
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
