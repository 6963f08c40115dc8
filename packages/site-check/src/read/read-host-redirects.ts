import {removeBaseUrl} from '@lectern/shared/url/url-path'
import {listHostFiles} from '@lectern/core/hosts/hosts'
import {comparableDecoded} from '../site/address-book.js'
import type {CheckedRedirect} from '../site/checked-site.js'

/** Rules for URLs in the files for hosts. */
export interface HostRedirects {
  redirects: readonly CheckedRedirect[]
  /** Paths below which a rule with a wildcard answers, without base URL. */
  openPaths: readonly string[]
}

/**
 * Reads the redirects in the files that a built site has for its hosts.
 *
 * @param readText - Text of a file of the output, if there is one.
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
    const from = removeBaseUrl(decode(rule.from), baseUrl)
    // `/base` and `/base/` are the home page.
    const isHome = `${rule.from}/` === baseUrl
    return from === undefined || isHome ? [] : [{...rule, from: comparableDecoded(from)}]
  })
  const isOpen = ({from}: CheckedRedirect) => /[*:]/.test(from)
  return {
    redirects: based.filter((rule) => !isOpen(rule)),
    openPaths: based.filter(isOpen).map(({from}) => from.replace(/[*:].*$/s, ''))
  }
}

function decode(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    // A stray `%` stands for itself.
    return text
  }
}
