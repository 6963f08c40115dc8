import {removeBaseUrl} from '@lectern/shared/url/url-path'
import {NGINX_FILE} from '@lectern/core/hosting/nginx-file'
import {comparableDecoded} from '../site/address-book.js'
import type {CheckedRedirect} from '../site/checked-site.js'

/** What the files for hosts say of addresses. */
export interface HostRedirects {
  redirects: readonly CheckedRedirect[]
  /** Paths below which a rule with a wildcard answers, without base URL. */
  openPaths: readonly string[]
}

/**
 * Read the redirects that a built site brings for its host: `_redirects` of Netlify and Cloudflare Pages, and
 * the locations of `_nginx.conf` that only lead on.
 *
 * @param readText - Text of a file of the output, if there is one.
 */
export function readHostRedirects(
  readText: (file: string) => string | undefined,
  baseUrl: string
): HostRedirects {
  const rules = [
    ...readRedirectsFile(readText('_redirects') ?? ''),
    ...readNginxFile(readText(NGINX_FILE) ?? '')
  ]
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

function* readRedirectsFile(text: string): Iterable<CheckedRedirect> {
  let at = 0
  for (const line of text.split('\n')) {
    const [from = '', to, code = '301'] = line.trim().split(/\s+/)
    const isRule = from.startsWith('/') && to !== undefined
    if (isRule && /^30[12378]!?$/.test(code)) yield {from, to, file: '_redirects', at}
    // What is rewritten has an answer, too.
    else if (isRule && /^200!?$/.test(code)) yield {from: `${from}*`, to, file: '_redirects', at}
    at += line.length + 1
  }
}

const LOCATION = /^location = "((?:[^"\\]|\\.)*)" \{\s*return 30[12378] "((?:[^"\\]|\\.)*)";/gm

function* readNginxFile(text: string): Iterable<CheckedRedirect> {
  for (const [, from = '', to = ''] of text.matchAll(LOCATION)) {
    const target = unquote(to).replace('$is_args$args', '').replaceAll('%24', '$')
    yield {from: unquote(from), to: target, file: NGINX_FILE}
  }
}

function unquote(text: string): string {
  return text.replace(/\\(["\\])/g, '$1')
}

function decode(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    // A stray `%` stands for itself.
    return text
  }
}
