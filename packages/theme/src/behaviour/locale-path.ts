/**
 * The path of a page in a language, below the base URL of the default one: `/docs/a` is `/fr/docs/a`
 * in French. Encoded.
 */
export function localePath(path: string, locale: string, defaultLocale: string): string {
  return encodeURI(locale === defaultLocale ? path : `/${locale}${path}`)
}
