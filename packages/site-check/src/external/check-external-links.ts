import type {Finding} from '../findings/finding.js'
import type {UrlCache} from './url-cache.js'
import type {ExternalLink} from './list-external-links.js'
import {requestUrl, type UrlStatus, type Requester} from './request-url.js'

/**
 * Number of hosts to request in parallel, and the pause in milliseconds between two requests to a
 * host.
 */
const HOSTS_AT_A_TIME = 8
const PAUSE = 200

interface ExternalCheck {
  requester: Requester
  cache: UrlCache
  report(done: number, total: number): void
}

/** Results for external links. */
export interface ExternalResult {
  findings: Finding[]
  /** Number of links in an unknown state, because their hosts reject automated requests. */
  refused: number
  /** Number of links that worked recently and weren't checked again. */
  remembered: number
}

/**
 * Checks external links. Each host gets one request at a time, with pauses in between. Rules:
 * `broken-external-link`, `external-link-unreachable`.
 */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  check: ExternalCheck
): Promise<ExternalResult> {
  const unchecked = links.filter(({url}) => !check.cache.isFresh(url))
  const statuses = new Map<string, UrlStatus>()
  const queues = [...groupByHost(unchecked).values()]
  const hosts = queues.entries()
  const runNext = async () => {
    for (const [, queue] of hosts) {
      for (const [index, {url}] of queue.entries()) {
        if (index > 0) await check.requester.wait(PAUSE)
        const status = await requestUrl(url, check.requester)
        statuses.set(url, status)
        if (status.kind === 'ok') check.cache.note(url)
        check.report(statuses.size, unchecked.length)
      }
    }
  }
  await Promise.all(Array.from({length: HOSTS_AT_A_TIME}, runNext))
  const kinds = [...statuses.values()].map(({kind}) => kind)
  return {
    findings: unchecked.flatMap((link) => describe(link, statuses.get(link.url))),
    refused: kinds.filter((kind) => kind === 'refused').length,
    remembered: links.length - unchecked.length
  }
}

function groupByHost(links: readonly ExternalLink[]): ReadonlyMap<string, ExternalLink[]> {
  const byHost = new Map<string, ExternalLink[]>()
  for (const link of links) {
    const {host} = new URL(link.url)
    const queue = byHost.get(host)
    if (queue) queue.push(link)
    else byHost.set(host, [link])
  }
  return byHost
}

function describe(
  {url, written, locations}: ExternalLink,
  status: UrlStatus | undefined
): Finding[] {
  if (status?.kind !== 'broken' && status?.kind !== 'unreachable') return []
  const isBroken = status.kind === 'broken'
  return [
    {
      rule: isBroken ? 'broken-external-link' : 'external-link-unreachable',
      message: isBroken
        ? `The external link ${url} is broken: ${status.reason}.`
        : `The external link ${url} couldn't be checked: ${status.reason}.`,
      hint: isBroken
        ? 'Update or remove the link.'
        : 'Run the check again later, or ignore the URL if its host is often unavailable.',
      target: url,
      locations,
      written: {kind: 'reference', url: written}
    }
  ]
}
