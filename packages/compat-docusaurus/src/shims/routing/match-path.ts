import {matchPath as matchPattern} from 'react-router-dom'

/** A path that matches a pattern, as in version 5 of React Router. */
export interface PathMatch {
  /** The matching pattern. */
  path: string
  /** The matching part of the path. */
  url: string
  /** Whether the pattern matches the whole path. */
  isExact: boolean
  params: Readonly<Record<string, string | undefined>>
}

/** Patterns and how they're compared. */
export interface MatchOptions {
  path?: string | readonly string[]
  exact?: boolean
  /** Whether a trailing slash in the pattern requires one in the path. */
  strict?: boolean
  sensitive?: boolean
}

/** `matchPath` of `@docusaurus/router`: the first pattern that matches a path, or `null`. */
export function matchPath(
  pathname: string,
  options: string | readonly string[] | MatchOptions
): PathMatch | null {
  const settings = typeof options === 'string' || isList(options) ? {path: options} : options
  const {path = [], exact = false, strict = false, sensitive = false} = settings
  for (const pattern of isList(path) ? path : [path]) {
    const match = matchOne(pathname, pattern, {exact, sensitive})
    const isRefused = strict && pattern.endsWith('/') && !match?.url.endsWith('/')
    if (match && !isRefused) return match
  }
  return null
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value)
}

function matchOne(
  pathname: string,
  pattern: string,
  {exact, sensitive}: {exact: boolean; sensitive: boolean}
): PathMatch | null {
  const {path, rules} = takeRules(pattern)
  const match = matchPattern({path, end: exact, caseSensitive: sensitive}, pathname)
  const isAllowed = [...rules].every(([name, rule]) => rule.test(match?.params[name] ?? ''))
  if (!match || !isAllowed) return null
  const {params, pathname: url} = match
  return {path: pattern, url, isExact: url === pathname, params}
}

/** Splits the rules of parameters from a pattern, e.g. of `/birds/:id(\\d+)`. */
function takeRules(pattern: string): {path: string; rules: ReadonlyMap<string, RegExp>} {
  const rules = new Map<string, RegExp>()
  const path = pattern.replace(/:(\w+)\(([^()]*)\)/g, (_, name: string, rule: string) => {
    rules.set(name, new RegExp(`^(?:${rule})$`))
    return `:${name}`
  })
  return {path, rules}
}
