/** Headers for the paths that a pattern matches; `*` in it stands for any text. */
export interface HeaderRule {
  pattern: string
  headers: Readonly<Record<string, string>>
}

/**
 * A file of headers as Netlify and Cloudflare Pages read it: a path pattern, below it indented headers.
 *
 * @param own - What the site has in a file of that name.
 */
export function createHeadersFile(policy: string, baseUrl: string, own = ''): string {
  const before = own === '' || own.endsWith('\n') ? own : `${own}\n`
  return `${before}${baseUrl}*\n  Content-Security-Policy: ${policy}\n`
}

/** Read such a file; lines that are neither a pattern nor a header are left out. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: {pattern: string; headers: Record<string, string>}[] = []
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (name !== undefined && value !== undefined && rule) rule.headers[name.toLowerCase()] = value
    else if (line.startsWith('/')) rules.push({pattern: line.trim(), headers: {}})
  }
  return rules
}

/** The headers of a path with base URL. */
export function findHeaders(rules: readonly HeaderRule[], urlPath: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter(({pattern}) => matches(pattern, urlPath)).map(({headers}) => headers)
  )
}

function matches(pattern: string, urlPath: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(urlPath)
}
