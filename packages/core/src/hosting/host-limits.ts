import type {HostName, SiteProblem} from '@lectern/types'

/** What Cloudflare Pages takes of each file; the rest it leaves out without a word. */
const LIMITS = [
  {file: '_headers', rules: 100, characters: 2000},
  {file: '_redirects', rules: 2000, characters: 1000}
] as const

/** Find what is too long for a host of the site, or too much. */
export function findExceededLimits(
  hosts: readonly HostName[],
  files: ReadonlyMap<string, string>
): SiteProblem[] {
  if (!hosts.includes('cloudflare-pages')) return []
  return LIMITS.flatMap(({file, rules, characters}) => {
    const lines = (files.get(file) ?? '').split('\n').filter((line) => !line.startsWith('#'))
    const long = lines.filter((line) => line.length > characters).length
    const count = lines.filter((line) => /^\S/.test(line)).length
    return [
      ...(long > 0
        ? [limitOf(file, `${long} with more than ${characters} characters`, 'lines')]
        : []),
      ...(count > rules ? [limitOf(file, `${count}, of which it takes ${rules}`, 'rules')] : [])
    ]
  })
}

function limitOf(file: string, found: string, what: string): SiteProblem {
  return {
    code: 'host-limit-exceeded',
    message: `Cloudflare Pages will ignore ${what} of ${file}: there are ${found}.`,
    hint: HINTS[file] ?? 'Shorten it.'
  }
}

const HINTS: Readonly<Record<string, string>> = {
  _headers:
    'Allow fewer sources in security.csp.directives, or remove rules from your own _headers.',
  _redirects:
    'The pages that redirect without a rule still work; put redirects of many pages into one rule with `*`.'
}
