import type {ProblemPolicy, Route, SiteProblem} from '@lectern/types'
import {findNearest} from '@lectern/shared/text/nearest'
import {findOpenRoute, type RouteIndex} from '../routes/route-index.js'
import type {PageNote} from '../memory/build-memory.js'
import type {LinkLocator, LinkLocation} from './link-location.js'

interface LinkCheck {
  /** All routes of the site. */
  index: RouteIndex
  /** Routes to check, in report order. By default, all routes are checked. */
  routes?: readonly Route[]
  /** Links and IDs of each page, by route path. */
  pages: ReadonlyMap<string, Pick<PageNote, 'links' | 'ids'>>
  /** Paths of all other output files, such as `/img/logo.svg`. */
  files: ReadonlySet<string>
  /**
   * Links to files that aren't pages and that have already been reported, by source. They're
   * written as on the page.
   */
  reported: ReadonlyMap<string, readonly string[]>
  /** Paths of pages whose IDs aren't known because of other errors. */
  uncertain?: ReadonlySet<string>
  /** Finds the cause of a link. By default, problems are reported at the page's source. */
  locate?: LinkLocator
  /** Policies for links without a link component, if they differ from the configured ones. */
  elementPolicies?: ElementPolicies
  /** Policy for links that differ from the path of a page only in case, if it isn't the configured one. */
  casePolicy?: ProblemPolicy
  /** Returns whether a missing page may exist once other errors are fixed. */
  mayExist?(urlPath: string): boolean
}

/** Policies for links in plain elements and for computed links, by problem code. */
export type ElementPolicies = Partial<Record<BrokenLink['code'], ProblemPolicy>>

/** A broken link, with the pages that contain it. */
interface BrokenLink {
  code: 'broken-link' | 'broken-anchor'
  routes: Route[]
}

/**
 * Checks the links on all rendered pages. Reports `broken-link` if the target isn't a page or file,
 * and `broken-anchor` if the target page has no element with the ID. Each link is reported once,
 * with the pages that contain it. Pages without a source aren't checked.
 */
export function findBrokenLinks(check: LinkCheck): SiteProblem[] {
  const {index, routes = index.all} = check
  if (index.all.every(({source}) => source === undefined)) return []
  const isBroken = createLinkTest(check)
  const broken = new Map<string, BrokenLink>()
  for (const route of routes) {
    for (const link of check.pages.get(route.path)?.links ?? []) {
      const code = isBroken(link)
      if (!code || isReported(link, route, check.reported)) continue
      const entry = broken.get(link) ?? {code, routes: []}
      entry.routes.push(route)
      broken.set(link, entry)
    }
  }
  if (broken.size === 0) return []
  const all = index.all.map(({path}) => path)
  const paths = {all, byLowerCase: new Map(all.map((path) => [path.toLowerCase(), path]))}
  return [...broken].map(([link, entry]) => describeBrokenLink(link, entry, {paths, check}))
}

/** Returns whether a link to a missing file was already reported while the content was resolved. */
function isReported(link: string, route: Route, reported: LinkCheck['reported']): boolean {
  // The URL parser requires an origin.
  const base = new URL(encodeURI(route.path), 'https://site.invalid')
  return route.contents
    .flatMap(({source}) => reported.get(source) ?? [])
    .some((target) => decodeURI(new URL(encodeURI(target), base).pathname) === link.split('#')[0])
}

/** Creates a function that checks links, each of them only once. */
function createLinkTest({
  index,
  pages,
  files,
  uncertain = new Set(),
  mayExist = () => false
}: LinkCheck): (link: string) => BrokenLink['code'] | undefined {
  const idsByPath = new Map<string, ReadonlySet<string>>()
  const codeByLink = new Map<string, BrokenLink['code'] | undefined>()
  const idsOf = (routePath: string) => {
    const known = idsByPath.get(routePath) ?? new Set(pages.get(routePath)?.ids)
    idsByPath.set(routePath, known)
    return known
  }
  const test = (link: string): BrokenLink['code'] | undefined => {
    const hashAt = link.indexOf('#')
    const path = hashAt < 0 ? link : link.slice(0, hashAt)
    const hash = hashAt < 0 ? '' : link.slice(hashAt + 1)
    const route = findTarget(path, index)
    if (!route) {
      const clean = cleanPath(path)
      const isKnown = files.has(path) || findOpenRoute(index, clean) || mayExist(clean)
      return isKnown ? undefined : 'broken-link'
    }
    if (hash === '' || hash === 'top' || uncertain.has(route.path)) return undefined
    return idsOf(route.path).has(hash) ? undefined : 'broken-anchor'
  }
  return (link) => {
    if (!codeByLink.has(link)) codeByLink.set(link, test(link))
    return codeByLink.get(link)
  }
}

function cleanPath(path: string): string {
  return path.replace(/\/index\.html$/, '/').replace(/(?<=.)\/$/, '')
}

/** Finds the page that a link points to. */
function findTarget(path: string, {byPath}: RouteIndex): Route | undefined {
  const clean = cleanPath(path)
  return byPath.get(clean) ?? byPath.get(clean.replace(/\.html$/, ''))
}

function hintForAnchor(hash: string, target: Route | undefined, {pages}: LinkCheck): string {
  const near = findNearest(hash, pages.get(target?.path ?? '')?.ids ?? [])
  return near === undefined
    ? 'Use the ID of a heading on that page, or add the ID to a heading.'
    : `Did you mean #${near}?`
}

function locateSource(_: string, routes: readonly Route[]): LinkLocation {
  const source = routes.find((route) => route.source !== undefined)?.source
  return {position: source === undefined ? undefined : {file: source}}
}

/** Paths of all pages, to suggest one for a broken link. */
interface SitePaths {
  all: readonly string[]
  byLowerCase: ReadonlyMap<string, string>
}

function describeBrokenLink(
  link: string,
  {code, routes}: BrokenLink,
  {paths, check}: {paths: SitePaths; check: LinkCheck}
): SiteProblem {
  const {locate = locateSource, elementPolicies = {}} = check
  const {position, owner, isElement} = locate(link, routes)
  const holders = owner === undefined ? describePages(routes) : describeOwner(owner, routes)
  const [path = '', hash = ''] = link.split('#')
  const sameText = paths.byLowerCase.get(cleanPath(path).toLowerCase())
  const near = code === 'broken-link' ? (sameText ?? findNearPath(path, paths.all)) : undefined
  const casePolicy = near !== undefined && near === sameText ? check.casePolicy : undefined
  const policy = (isElement ? elementPolicies[code] : undefined) ?? casePolicy
  return {
    code,
    ...(policy && {policy}),
    message:
      code === 'broken-link'
        ? `The link to ${link} ${holders} is broken: the page doesn't exist.`
        : `The link to ${link} ${holders} is broken: the page has no element with the ID \`${hash}\`.`,
    position,
    hint:
      code === 'broken-anchor'
        ? hintForAnchor(hash, findTarget(path, check.index), check)
        : near
          ? `Did you mean ${near}?`
          : 'Fix the link, or add the page.',
    ...(near !== undefined &&
      position?.column !== undefined && {fix: {kind: 'link', replacement: near}})
  }
}

/**
 * Finds a similar path to suggest. On large sites, compares only a limited number of paths with the
 * same prefix, because comparing all of them could take longer than the build.
 */
function findNearPath(path: string, paths: readonly string[]): string | undefined {
  if (paths.length <= 500) return findNearest(path, paths)
  const start = path.slice(0, 4)
  return findNearest(path, paths.filter((other) => other.startsWith(start)).slice(0, 2000))
}

function describePages([first, ...others]: readonly Route[]): string {
  const more = others.length > 0 ? ` and ${countPages(others.length, 'more page')}` : ''
  return `on ${first?.path ?? ''}${more}`
}

function describeOwner(owner: string, routes: readonly Route[]): string {
  const [first] = routes
  const pages = routes.length === 1 ? (first?.path ?? '') : countPages(routes.length, 'page')
  return `in ${owner} on ${pages}`
}

function countPages(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
