import type {Redirect, SiteProblem} from '@lectern/types'
import {sortByDistance} from '@lectern/shared/text/nearest'

/** A redirect whose path is no path of the site. */
export function invalidPath({from, position}: Redirect): SiteProblem {
  return {
    code: 'redirect-path-invalid',
    message: `The redirect source \`${from}\` isn't a valid path.`,
    position,
    hint: 'Use a path that starts with `/`, without base URL, query, hash and `..`.'
  }
}

/** A redirect from the path of a page, which would hide the page or be hidden by it. */
export function pathTaken({from, position}: Redirect): SiteProblem {
  return {
    code: 'redirect-page-exists',
    message: `The redirect source ${from} is the URL of an existing page. Readers couldn't reach it.`,
    position,
    hint: 'Remove the redirect, or change the path of the page.'
  }
}

/** Two redirects that disagree. */
export function conflictingTargets({from, to, position}: Redirect, first: Redirect): SiteProblem {
  return {
    code: 'redirect-conflict',
    message: `The redirect source ${from} has two targets: ${first.to} and ${to}.`,
    position,
    hint: 'Remove one of them.'
  }
}

/** A redirect from a URL that links can't have. */
export function refusedTarget({from, to, position}: Redirect): SiteProblem {
  return {
    code: 'redirect-target-refused',
    message: `The redirect from ${from} has the invalid target \`${to}\`.`,
    position,
    hint: 'Use a path that starts with `/`, or a URL that starts with `https://`.'
  }
}

/** A redirect to a missing page. */
export function unknownTarget(
  {from, to, position}: Redirect,
  paths: readonly string[]
): SiteProblem {
  // The not-found page isn't a valid target.
  const pages = paths.filter((path) => path !== '/404.html')
  const near = sortByDistance(to.replace(/[?#].*$/s, ''), pages).slice(0, 3)
  return {
    code: 'redirect-target-unknown',
    message: `The redirect from ${from} is broken: the page ${to} doesn't exist.`,
    position,
    hint: `Use an existing page, e.g. ${near.join(', ')}.`
  }
}

/** A redirect to another redirect. */
export function chainedTarget({from, to, position}: Redirect, next: Redirect): SiteProblem {
  return {
    code: 'redirect-chain',
    message: `The redirect from ${from} is a chain: ${to} redirects to ${next.to}.`,
    position,
    hint: `Redirect ${from} directly to ${next.to}.`
  }
}

/**
 * Redirects that never arrive.
 *
 * @param paths - The paths of the loop, with the first one repeated at the end.
 * @param position - Of the first.
 */
export function circle(paths: readonly string[], position: SiteProblem['position']): SiteProblem {
  return {
    code: 'redirect-loop',
    message: `The redirects form a loop: ${paths.join(' → ')}.`,
    position,
    hint: 'Redirect one of them to a page.'
  }
}
