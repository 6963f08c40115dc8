import type {UrlResolver} from '../site/url-resolver.js'
import type {CheckedRedirect, CheckedSite} from '../site/checked-site.js'
import type {Finding} from '../findings/finding.js'

/** Result of following a redirect. */
type End =
  | {kind: 'arrives'; steps: readonly string[]}
  | {kind: 'loop'; steps: readonly string[]}
  | {kind: 'missing'; steps: readonly string[]; path: string}

/**
 * Follows all redirects. Rules: `redirect-loop`, once per loop; `redirect-chain`, for a redirect to
 * another redirect; and `redirect-target-missing`.
 */
export function findRedirectIssues(site: CheckedSite, resolver: UrlResolver): Finding[] {
  const reported = new Set<string>()
  const known = new Map<string, End>()
  return dropRepeated(site.redirects).flatMap((redirect) => {
    const end = follow(redirect, resolver, known)
    const finding = describe(redirect, end)
    if (!finding || reported.has(finding.message)) return []
    reported.add(finding.message)
    return [finding]
  })
}

/**
 * Removes duplicates, because a redirect can be both in a page and in host files. Keeps the first
 * position.
 */
function dropRepeated(redirects: readonly CheckedRedirect[]): CheckedRedirect[] {
  const reported = new Set<string>()
  return redirects.filter(({from, to}) => {
    const isFirst = !reported.has(`${from} ${to}`)
    reported.add(`${from} ${to}`)
    return isFirst
  })
}

/** Follows a redirect. Reuses the results for redirects that have been followed before. */
function follow(first: CheckedRedirect, resolver: UrlResolver, known: Map<string, End>): End {
  const steps: string[] = []
  let redirect = first
  for (;;) {
    const {from} = redirect
    if (steps.includes(from)) return {kind: 'loop', steps: steps.slice(steps.indexOf(from))}
    const end = known.get(redirect.from)
    if (end && steps.length > 0) return {...end, steps: [...steps, ...end.steps]}
    steps.push(from)
    const target = resolver.resolve(redirect.to, redirect.file)
    if (target.kind === 'redirect') {
      redirect = target.redirect
      continue
    }
    const isMissing = target.kind === 'missing' || target.kind === 'invalid'
    const last: End = isMissing
      ? {
          kind: 'missing',
          steps: [from],
          path: target.kind === 'missing' ? target.path : redirect.to
        }
      : {kind: 'arrives', steps: [from]}
    known.set(from, last)
    return {...last, steps}
  }
}

function describe({from, to, file, at}: CheckedRedirect, end: End): Finding | undefined {
  const location = {
    target: from,
    locations: [{file, at}],
    written: {kind: 'quoted', text: from}
  } as const
  if (end.kind === 'loop') {
    const loop = rotate(end.steps)
    return {
      ...location,
      rule: 'redirect-loop',
      message: `The redirects from ${loop.join(' and ')} form a loop.`,
      hint: 'Redirect one of them to a page.'
    }
  }
  if (end.kind === 'missing') {
    // Reported for the last redirect of the chain instead.
    if (end.steps.length > 1) return undefined
    return {
      ...location,
      rule: 'redirect-target-missing',
      message: `The redirect from ${from} is broken: the page ${to} doesn't exist.`,
      hint: 'Redirect to the page that replaced the old one.'
    }
  }
  if (end.steps.length < 2) return undefined
  return {
    ...location,
    rule: 'redirect-chain',
    message: `The redirect from ${from} is a chain: ${end.steps.join(' → ')} → …`,
    hint: 'Redirect to the last page directly. Each step costs a round trip.'
  }
}

/** Rotates a loop to start with its lowest path, so that equal loops have equal steps. */
function rotate(steps: readonly string[]): readonly string[] {
  const minimum = steps.indexOf([...steps].sort()[0] ?? '')
  return [...steps.slice(minimum), ...steps.slice(0, minimum)]
}
