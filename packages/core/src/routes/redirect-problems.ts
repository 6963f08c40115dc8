import type {Redirect, SiteProblem} from '@lectern/types'
import {sortByDistance} from '@lectern/shared/text/nearest'

/** Creates the problem for a redirect source that isn't a valid path. */
export function invalidPath({from, position}: Redirect): SiteProblem {
  return {
    code: 'redirect-path-invalid',
    message: `The redirect source \`${from}\` isn't a valid path.`,
    position,
    hint: 'Use a path that starts with `/`, without a base URL, query, hash or `..`.'
  }
}

/**
 * Creates the problem for a redirect source that is also a page, because one would hide the other.
 */
export function pathTaken({from, position}: Redirect): SiteProblem {
  return {
    code: 'redirect-page-exists',
    message: `The redirect source ${from} is the URL of an existing page. Readers couldn't reach it.`,
    position,
    hint: 'Remove the redirect, or change the path of the page.'
  }
}

/** Creates the problem for two redirects with the same source but different targets. */
export function conflictingTargets({from, to, position}: Redirect, first: Redirect): SiteProblem {
  return {
    code: 'redirect-conflict',
    message: `The redirect source ${from} has two targets: ${first.to} and ${to}.`,
    position,
    hint: 'Remove one of them.'
  }
}

/** Creates the problem for a redirect target that isn't a valid link. */
export function rejectedTarget({from, to, position}: Redirect): SiteProblem {
  return {
    code: 'redirect-target-refused',
    message: `The redirect from ${from} has the invalid target \`${to}\`.`,
    position,
    hint: 'Use a path that starts with `/`, or a URL that starts with `https://`.'
  }
}

/** Creates the problem for a redirect target that doesn't exist. */
export function unknownTarget(
  {from, to, position}: Redirect,
  paths: readonly string[]
): SiteProblem {
  // The not-found page and pages of the development server aren't valid targets.
  const pages = paths.filter((path) => path !== '/404.html' && !path.startsWith('/__'))
  const target = to.replace(/[?#].*$/s, '')
  const near = sortByDistance(target, selectCandidates(target, pages)).slice(0, 3)
  return {
    code: 'redirect-target-unknown',
    message: `The redirect from ${from} is broken: the page ${to} doesn't exist.`,
    position,
    hint: `Use an existing page, e.g. ${near.join(', ')}.`
  }
}

/** Maximum number of pages that are compared with a target. */
const MAX_COMPARED = 500

/**
 * Returns the pages that a target is compared with. On large sites, these are pages with the same name
 * or a similar start, because comparing many targets with all pages could take longer than the build.
 */
function selectCandidates(target: string, pages: readonly string[]): readonly string[] {
  if (pages.length <= MAX_COMPARED) return pages
  const name = target.slice(target.lastIndexOf('/'))
  const start = target.slice(0, 4)
  const sameName = pages.filter((page) => page.endsWith(name))
  const sameStart = pages.filter((page) => page.startsWith(start))
  const similar = [...new Set([...sameName, ...sameStart])]
  return (similar.length > 0 ? similar : pages).slice(0, MAX_COMPARED)
}

/** Creates the problem for a redirect target that is itself redirected. */
export function chainedTarget({from, to, position}: Redirect, next: Redirect): SiteProblem {
  return {
    code: 'redirect-chain',
    message: `The redirect from ${from} is a chain: ${to} redirects to ${next.to}.`,
    position,
    hint: `Redirect ${from} directly to ${next.to}.`
  }
}

/**
 * Creates the problem for a loop of redirects.
 *
 * @param paths - Paths in the loop. The first path is repeated at the end.
 * @param position - Position of the first redirect.
 */
export function circle(paths: readonly string[], position: SiteProblem['position']): SiteProblem {
  return {
    code: 'redirect-loop',
    message: `The redirects form a loop: ${paths.join(' → ')}.`,
    position,
    hint: 'Redirect one of them to a page.'
  }
}
