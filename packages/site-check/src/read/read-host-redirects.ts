import {removeBaseUrl} from '@lectern/shared/url/url-path'
import {listHostFiles} from '@lectern/core/hosts/hosts'
import {comparableDecoded} from '../site/url-resolver.js'
import type {CheckedRedirect} from '../site/checked-site.js'
import {decodeUrl} from '@lectern/shared/url/decode-url'

/** Redirect rules in host files. */
export interface HostRedirects {
  redirects: readonly CheckedRedirect[]
  /** Paths with wildcard rules. They don't include the base URL. */
  openPaths: readonly string[]
}

/**
 * Reads the redirects in the host files of a built site.
 *
 * @param readText - Returns the text of an output file, if it exists.
 */
export function readHostRedirects(
  readText: (file: string) => string | undefined,
  baseUrl: string
): HostRedirects {
  const rules = listHostFiles().flatMap(({name, readRedirects}): CheckedRedirect[] => {
    const found = readRedirects?.(readText(name) ?? '') ?? []
    return [...found].map((rule) => ({...rule, file: name}))
  })
  const based = rules.flatMap((rule) => {
    const from = removeBaseUrl(decodeUrl(rule.from), baseUrl)
    // `/base` and `/base/` are both the home page.
    const isHome = `${rule.from}/` === baseUrl
    return from === undefined || isHome ? [] : [{...rule, from: comparableDecoded(from)}]
  })
  const isOpen = ({from}: CheckedRedirect) => /[*:]/.test(from)
  return {
    redirects: based.filter((rule) => !isOpen(rule)),
    openPaths: based.filter(isOpen).map(({from}) => from.replace(/[*:].*$/s, ''))
  }
}
