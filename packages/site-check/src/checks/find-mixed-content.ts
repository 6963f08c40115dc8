import type {CheckedSite} from '../site/checked-site.js'
import type {Finding, OutputLocation} from '../findings/finding.js'

/**
 * Finds resources that pages of an `https:` site load over `http:`, which browsers block or mark as
 * insecure (Mixed Content, W3C Candidate Recommendation, §5). Rule: `mixed-content`, with one
 * finding per URL.
 */
export function findMixedContent(site: CheckedSite): Finding[] {
  if (!site.url.startsWith('https:')) return []
  const findings = new Map<string, Finding & {locations: OutputLocation[]}>()
  const note = (url: string, location: OutputLocation) => {
    if (!/^http:\/\//i.test(url)) return
    const known = findings.get(url)
    if (known) known.locations.push(location)
    else findings.set(url, {...describe(url), locations: [location]})
  }
  for (const {file, references} of site.pages)
    for (const {kind, url, at} of references)
      if (kind !== 'link' && kind !== 'preview') note(url, {file, at})
  for (const {file, urls} of site.styles) for (const {text, at} of urls) note(text, {file, at})
  return [...findings.values()]
}

function describe(url: string): Omit<Finding, 'locations'> {
  return {
    rule: 'mixed-content',
    message: `The URL ${url} uses HTTP on an HTTPS site, so browsers block it.`,
    hint: 'Use its `https:` URL, or add a copy of the file to the site.',
    target: url,
    written: {kind: 'reference', url}
  }
}
