/** Where a host leads from a path. */
export interface RedirectRule {
  /** Path with base URL, percent-encoded. */
  from: string
  /** Path with base URL, or a full URL; percent-encoded. */
  to: string
}

/** A host that reads `_redirects`. */
export interface RedirectsDialect {
  /** Whether a rule has to say that it goes before the file which stands there as well. */
  isForced: boolean
  /** Whether `/a` and `/a/` are two paths to the host. */
  isExact: boolean
}

/**
 * A file of redirects as hosts read it: a rule a line, the first one that fits counts. The site's own rules go
 * first, so that they can make an exception.
 *
 * @param own - What the site has in a file of that name.
 */
export function createRedirectsFile(
  rules: readonly RedirectRule[],
  {isForced, isExact}: RedirectsDialect,
  own = ''
): string {
  const before = own === '' || own.endsWith('\n') ? own : `${own}\n`
  const status = isForced ? '301!' : '301'
  const lines = rules.flatMap(({from, to}) =>
    listForms(from, isExact).map((path) => `${escapePattern(path)} ${to} ${status}\n`)
  )
  return before + lines.join('')
}

function listForms(from: string, isExact: boolean): string[] {
  const path = from === '/' ? from : from.replace(/\/$/, '')
  return isExact && path !== '/' && !path.endsWith('.html') ? [path, `${path}/`] : [path]
}

/** In a rule `*` and `:name` stand for any text. */
function escapePattern(path: string): string {
  return path.replaceAll('*', '%2A').replaceAll(':', '%3A')
}

/**
 * Read such a file, of which the rules that name one path and lead on; by that path, with and without a slash
 * at its end.
 */
export function parseRedirectsFile(
  text: string
): ReadonlyMap<string, {to: string; status: number}> {
  const rules = new Map<string, {to: string; status: number}>()
  for (const line of text.split(/\r?\n/)) {
    const [from = '', to, code = '301', ...conditions] = line.trim().split(/\s+/)
    const status = Number(/^(30[12378])!?$/.exec(code)?.[1])
    if (!/^\/[^*:]*$/.test(from) || !to || !status || conditions.length > 0) continue
    const path = from.replace(/(?<=.)\/$/, '')
    for (const form of [path, `${path}/`]) {
      if (!rules.has(form)) rules.set(form, {to, status})
    }
  }
  return rules
}
