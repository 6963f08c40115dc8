import type {Redirect, Route, SiteConfig, SiteProblem} from '@lectern/types'
import {comparablePath, isExternalUrl} from '@lectern/shared/url/url-path'
import * as problemOf from './redirect-problems.js'
import {findRouteIssue} from '@lectern/shared/pages/route-issue'
import {createRouteIndex, findOpenRoute, type RouteIndex} from './route-index.js'

/** A valid redirect, or the problem with an invalid one. */
type CheckedTarget = {redirect: Redirect} | {problem: SiteProblem}

/**
 * Checks the redirects of all plugins against the site's pages.
 *
 * @returns `redirects` contains the valid redirects. In each, `from` is decoded and has no trailing
 * slash. `problems` contains one problem for each invalid redirect, without duplicates.
 */
export function resolveRedirects(
  redirects: readonly Redirect[],
  routes: readonly Route[],
  {trailingSlash, compatibility}: Pick<SiteConfig, 'trailingSlash' | 'compatibility'>
): {redirects: readonly Redirect[]; problems: SiteProblem[]} {
  const index = createRouteIndex(routes)
  const byPath = new Map<string, Redirect>()
  const problems: SiteProblem[] = []
  // Docusaurus only warns about these redirects and skips them.
  const skip = (problem: SiteProblem): SiteProblem =>
    compatibility === 'docusaurus' ? {...problem, policy: 'warn'} : problem
  for (const written of redirects) {
    const redirect = {...written, from: cleanPath(written.from)}
    const first = byPath.get(redirect.from)
    if (!isSitePath(redirect.from)) problems.push(problemOf.invalidPath(written))
    else if (isPage(redirect.from, index, trailingSlash))
      problems.push(skip(problemOf.pathTaken(redirect)))
    else if (!first) byPath.set(redirect.from, redirect)
    else if (first.to !== redirect.to)
      problems.push(skip(problemOf.conflictingTargets(redirect, first)))
  }
  const results = [...byPath.values()].map((redirect) => checkTarget(redirect, byPath, index))
  return {
    redirects: results.flatMap((result) => ('redirect' in result ? [result.redirect] : [])),
    problems: [
      ...problems,
      ...dropRepeated(results.flatMap((result) => ('problem' in result ? [result.problem] : [])))
    ]
  }
}

/**
 * Removes duplicate problems, because all redirects that end in the same loop report the same one.
 */
function dropRepeated(problems: readonly SiteProblem[]): SiteProblem[] {
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()]
}

/** Normalizes a path, so that `/a/`, `/a/index.html` and `/a` are equal. */
function cleanPath(path: string): string {
  return /[?#]/.test(path) ? path : comparablePath(path.replace(/\/index\.html$/, '/'))
}

function isSitePath(path: string): boolean {
  return path.startsWith('/') && findRouteIssue(path) === undefined
}

/**
 * Returns whether a path is a page. With `trailingSlash: false`, the path of its file also counts.
 */
function isPage(
  path: string,
  {byPath}: RouteIndex,
  trailingSlash: SiteConfig['trailingSlash']
): boolean {
  return byPath.has(path) || (trailingSlash === false && byPath.has(path.replace(/\.html$/, '')))
}

function checkTarget(
  redirect: Redirect,
  redirects: ReadonlyMap<string, Redirect>,
  index: RouteIndex
): CheckedTarget {
  const {from, to} = redirect
  if (/^https?:\/\/[^/]/i.test(to) && URL.canParse(to)) return {redirect: {from, to}}
  if (isExternalUrl(to) || !to.startsWith('/')) return {problem: problemOf.rejectedTarget(redirect)}
  const target = cleanPath(to.replace(/[?#].*$/s, ''))
  const page = index.byPath.get(target)
  const suffix = /[?#].*$/s.exec(to)?.[0] ?? ''
  if (page) return {redirect: {from, to: page.path + suffix}}
  if (findOpenRoute(index, target)) return {redirect: {from, to}}
  const next = redirects.get(target)
  if (next) return {problem: describeDetour(redirect, next, redirects)}
  return {problem: problemOf.unknownTarget(redirect, [...index.byPath.keys()])}
}

/** Describes a redirect whose target is itself redirected, to a page or in a loop. */
function describeDetour(
  redirect: Redirect,
  next: Redirect,
  redirects: ReadonlyMap<string, Redirect>
): SiteProblem {
  const seen = [redirect.from]
  for (let step: Redirect | undefined = next; step; step = redirects.get(cleanPath(step.to))) {
    if (seen.includes(step.from)) {
      const loop = startWithLeast(seen.slice(seen.indexOf(step.from)))
      return problemOf.circle(loop, redirects.get(loop[0] ?? '')?.position)
    }
    seen.push(step.from)
  }
  return problemOf.chainedTarget(redirect, next)
}

/** Rotates a loop so that it always starts with the same path and is only reported once. */
function startWithLeast(loop: readonly string[]): string[] {
  const start = loop.indexOf([...loop].sort()[0] ?? '')
  const turned = [...loop.slice(start), ...loop.slice(0, start)]
  return [...turned, ...turned.slice(0, 1)]
}
