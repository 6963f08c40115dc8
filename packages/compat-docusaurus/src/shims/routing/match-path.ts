import {compilePattern} from './path-pattern.js'

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
    const match = matchOne(pathname, pattern, {exact, strict, sensitive})
    if (match) return match
  }
  return null
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value)
}

function matchOne(
  pathname: string,
  pattern: string,
  options: {exact: boolean; strict: boolean; sensitive: boolean}
): PathMatch | null {
  const {expression, names} = compilePattern(pattern, options)
  const match = expression.exec(pathname)
  if (!match) return null
  const [matched, ...values] = match
  const params = Object.fromEntries(names.map((name, index) => [name, values[index]]))
  const url = pattern === '/' && matched === '' ? '/' : matched
  return {path: pattern, url, isExact: pathname === matched, params}
}
