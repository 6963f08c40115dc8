import type {Bundles} from '@lectern/types'
import type {VendorBundle} from '@lectern/bundler/dev'

/** Address of a module that open pages keep; empty for a name that is none. */
export function vendorUrl({client}: VendorBundle, name: string, baseUrl: string): string {
  const file = client[name]
  return file === undefined ? '' : urlOf(file, baseUrl)
}

/** Addresses of all modules that open pages keep, by specifier. */
export function listVendorUrls(
  {client}: VendorBundle,
  baseUrl: string
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(client).map(([name, file]) => [name, urlOf(file, baseUrl)])
  )
}

/** Lets pages ask at once for all that they need, React and the client too: nothing is slow but to find out. */
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
