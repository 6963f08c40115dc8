import type {Redirect, SiteProblem} from '@lectern/types'
import {sortByDistance} from '@lectern/shared/text/nearest'

/** A redirect whose path is no path of the site. */
export function invalidPath({from, position}: Redirect): SiteProblem {
  return {
    code: 'redirect-path-invalid',
    message: `The redirect from \`${from}\` does not start from a path of this site.`,
    position,
    hint: 'Write a path that begins with `/`, without base URL, query, hash and `..`.'
  }
}

/** A redirect from where a page stands, which would hide the page or be hidden by it. */
export function pathTaken({from, to, position}: Redirect): SiteProblem {
  return {
    code: 'redirect-page-exists',
    message: `The redirect from ${from} to ${to} starts where there is a page.`,
    position,
    hint: 'Remove the redirect, or give the page another path.'
  }
}

/** Two redirects that disagree. */
export function conflictingTargets({from, to, position}: Redirect, first: Redirect): SiteProblem {
  return {
    code: 'redirect-conflict',
    message: `Two redirects start from ${from}: to ${first.to} and to ${to}.`,
    position,
    hint: 'Remove one of the two.'
  }
}

/** A redirect to an address that no link may have. */
export function refusedTarget({from, to, position}: Redirect): SiteProblem {
  return {
    code: 'redirect-target-refused',
    message: `The redirect from ${from} leads to \`${to}\`, which is no path of this site and no web address.`,
    position,
    hint: 'Write a path that begins with `/`, or an address that begins with `https://`.'
  }
}

/** A redirect to a page that is not there. */
export function unknownTarget(
  {from, to, position}: Redirect,
  paths: readonly string[]
): SiteProblem {
  // Nobody leads readers to the page of unknown addresses.
  const pages = paths.filter((path) => path !== '/404.html')
  const near = sortByDistance(to.replace(/[?#].*$/s, ''), pages).slice(0, 3)
  return {
    code: 'redirect-target-unknown',
    message: `The redirect from ${from} leads to ${to}, which is no page of this site.`,
    position,
    hint: `Use a page that exists, such as ${near.join(', ')}.`
  }
}

/** A redirect to one that leads on. */
export function chainedTarget({from, to, position}: Redirect, next: Redirect): SiteProblem {
  return {
    code: 'redirect-chain',
    message: `The redirect from ${from} leads to ${to}, from where another one leads to ${next.to}.`,
    position,
    hint: `Lead ${from} to ${next.to} at once.`
  }
}

/**
 * Redirects that never arrive.
 *
 * @param paths - Those on the way, the first one at the end again.
 * @param position - Of the first.
 */
export function circle(paths: readonly string[], position: SiteProblem['position']): SiteProblem {
  return {
    code: 'redirect-loop',
    message: `Redirects lead in a circle: ${paths.join(' → ')}.`,
    position,
    hint: 'Let one of them lead to a page.'
  }
}
