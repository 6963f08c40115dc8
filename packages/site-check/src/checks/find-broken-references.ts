import {findNearest} from '@lectern/shared/text/nearest'
import {type UrlResolver, displayUrl, type Target} from '../site/url-resolver.js'
import type {CheckedPage, CheckedSite} from '../site/checked-site.js'
import type {Finding, OutputLocation} from '../findings/finding.js'
import {createNearestPaths} from '../site/nearest-paths.js'
import type {PageReference} from '../site/page-facts.js'

/** A problem with a URL. */
type Issue = Pick<Finding, 'rule' | 'message' | 'hint'>

/**
 * Checks that all linked pages and loaded files exist. Rules: `broken-link`, `broken-anchor`,
 * `missing-asset`. Each URL has a single finding with all the places that use it.
 */
export function findBrokenReferences(site: CheckedSite, resolver: UrlResolver): Finding[] {
  const findings = new Map<string, Finding & {locations: OutputLocation[]}>()
  const check = createReferenceCheck(site, resolver)
  for (const {file, kind, url, at} of listReferences(site)) {
    const issue = check({kind, url}, file)
    if (!issue) continue
    const key = `${issue.rule} ${issue.message}`
    const known = findings.get(key)
    if (known) known.locations.push({file, at})
    else {
      const written = {kind: 'reference', url} as const
      findings.set(key, {...issue, target: url, locations: [{file, at}], written})
    }
  }
  return [...findings.values()]
}

/** Lists all references in pages and stylesheets. */
function* listReferences(site: CheckedSite): Iterable<PageReference & {file: string}> {
  for (const {file, references} of site.pages)
    for (const reference of references) yield {...reference, file}
  for (const {file, urls} of site.styles)
    for (const {text, at} of urls) yield {kind: 'other', url: text, at, file}
}

type ReferenceCheck = (
  reference: Pick<PageReference, 'kind' | 'url'>,
  file: string
) => Issue | undefined

function createReferenceCheck(site: CheckedSite, resolver: UrlResolver): ReferenceCheck {
  const findNear = createNearestPaths(site.pages.map(({path}) => path))
  const findNearFile = createNearestPaths([...site.files].map((file) => `/${file}`))
  const hasId = createIdTest(site.pages)
  return ({kind, url}, file) => {
    const target = resolver.resolve(url, file)
    if (kind !== 'link') return checkAsset({target, kind, url}, findNearFile)
    const end = followRedirect(target, resolver)
    if (end.kind === 'page' && !hasId(end.page, end.hash))
      return brokenAnchor(url, end.page, end.hash)
    return checkLink({target, url}, findNear)
  }
}

/** Follows a redirect. Keeps the link's hash if the target has none. */
function followRedirect(target: Target, resolver: UrlResolver): Target {
  if (target.kind !== 'redirect') return target
  const next = resolver.resolve(target.redirect.to, target.redirect.file)
  return next.kind === 'page' ? {...next, hash: next.hash || target.hash} : next
}

function createIdTest(pages: readonly CheckedPage[]): (page: CheckedPage, hash: string) => boolean {
  const sets = new Map<string, ReadonlySet<string>>()
  const byFile = new Map(pages.map((page) => [page.file, page]))
  return ({file}, hash) => {
    if (hash === '' || hash === 'top') return true
    const ids = sets.get(file) ?? new Set(byFile.get(file)?.ids)
    sets.set(file, ids)
    return ids.has(hash)
  }
}

type FindNear = (wanted: string) => string | undefined

function checkLink({target, url}: {target: Target; url: string}, findNear: FindNear) {
  const rule = 'broken-link'
  if (target.kind === 'invalid')
    return {
      rule,
      message: `The link ${url} isn't a valid URL.`,
      hint: 'Fix the URL.'
    } as const
  if (target.kind === 'unbased') {
    const message = `The link to ${target.path} is missing the base URL, so it points outside the site.`
    const hint = 'Link to the source file, or use the `Link` component, which adds the base URL.'
    return {rule, message, hint} as const
  }
  if (target.kind !== 'missing') return undefined
  const near = findNear(target.path)
  const hint = near ? `Did you mean ${near}?` : 'Fix the link, or add the page.'
  return {
    rule,
    message: `The link to ${target.path} is broken: the page doesn't exist.`,
    hint
  } as const
}

function brokenAnchor(url: string, page: CheckedPage, hash: string): Issue {
  const near = findNearest(hash, page.ids)
  return {
    rule: 'broken-anchor',
    message: url.startsWith('#')
      ? `The link to #${hash} is broken: ${page.path} has no element with this ID.`
      : `The link to ${page.path}#${hash} is broken: the page has no element with this ID.`,
    hint: near
      ? `Did you mean #${near}?`
      : `Use the ID of a heading on that page, or add the ID to a heading.`
  }
}

const NOUNS: Readonly<Record<PageReference['kind'], string>> = {
  link: 'page',
  image: 'image',
  variant: 'image',
  preview: 'image',
  script: 'script',
  style: 'stylesheet',
  media: 'media file',
  frame: 'frame',
  other: 'file'
}

interface LoadedUrl extends Pick<PageReference, 'kind' | 'url'> {
  target: Target
}

function checkAsset({target, kind, url}: LoadedUrl, findNear: FindNear): Issue | undefined {
  const rule = 'missing-asset'
  const noun = NOUNS[kind]
  if (url === '') {
    const hint = 'Check the import, prop or filename that provides the URL.'
    return {
      rule,
      message: `${noun === 'image' ? 'An' : 'A'} ${noun} has an empty URL, so nothing is loaded.`,
      hint
    }
  }
  if (target.kind === 'invalid')
    return {rule, message: `The ${noun} URL "${url}" is invalid.`, hint: 'Fix the URL.'}
  if (target.kind === 'unbased') {
    const hint = 'Add the base URL with `useBaseUrl`, or import the file.'
    return {rule, message: `The URL of the ${noun} ${target.path} is missing the base URL.`, hint}
  }
  if (target.kind !== 'missing') return undefined
  const near = findNear(target.path)
  return {
    rule,
    message: `The ${noun} ${displayUrl(target.path)} doesn't exist.`,
    hint: near ? `Did you mean ${near}?` : 'Fix the path, or add the file to a static folder.'
  }
}
