import http from 'node:http'
import type {AddressInfo} from 'node:net'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {openUrlCache} from './url-cache.js'
import {checkExternalLinks} from './check-external-links.js'
import type {Requester} from './request-url.js'

/** Starts a local server as an external host, with responses by path, and records requests. */
async function startHost(
  responses: Readonly<Record<string, (request: http.IncomingMessage, requested: number) => number>>
) {
  const requested: string[] = []
  const agents = new Set<string | undefined>()
  const server = http.createServer((request, response) => {
    const line = `${request.method} ${request.url}`
    requested.push(line)
    agents.add(request.headers['user-agent'])
    const times = requested.filter((other) => other === line).length
    const status = responses[request.url ?? '']?.(request, times) ?? 404
    if (status === 429) response.setHeader('retry-after', '7')
    response.writeHead(status, status === 301 ? {location: '/fine'} : {})
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(async () => {
    await stop()
  })
  const {port} = server.address() as AddressInfo
  return {requested, agents, origin: `http://127.0.0.1:${port}`, stop}
}

function createRequester(timeout = 20_000) {
  const waits: number[] = []
  const requester: Requester = {
    fetch: (url, init) => fetch(url, init),
    wait: async (milliseconds) => {
      waits.push(milliseconds)
    },
    userAgent: 'a check',
    timeout,
    retries: 2
  }
  return {requester, waits}
}

const linksTo = (origin: string, ...paths: string[]) =>
  paths.map((path) => ({
    url: origin + path,
    written: origin + path,
    locations: [{file: 'index.html', at: 0}]
  }))

const openCache = (now = 1000, siteDir = createTemporarySite()) =>
  openUrlCache(path.join(siteDir, 'links.json'), now)

test('separates broken links from working ones', async () => {
  const host = await startHost({
    '/fine': () => 200,
    '/moved': () => 301,
    '/no-head': ({method}) => (method === 'HEAD' ? 405 : 200),
    '/private': () => 403
  })
  const {requester, waits} = createRequester()
  const links = linksTo(host.origin, '/fine', '/moved', '/no-head', '/private', '/gone')
  const result = await checkExternalLinks(links, {requester, cache: openCache(), report() {}})
  expect(result.findings.map(({rule, message}) => [rule, message])).toEqual([
    ['broken-external-link', `The external link ${host.origin}/gone is broken: status 404.`]
  ])
  expect(result.refused).toBe(1)
  expect(host.requested).toEqual([
    'HEAD /fine',
    'HEAD /moved',
    'HEAD /fine',
    'HEAD /no-head',
    'GET /no-head',
    'HEAD /private',
    'GET /private',
    'HEAD /gone',
    'GET /gone'
  ])
  expect([...host.agents]).toEqual(['a check'])
  // Requests to the same host are sent one at a time, with pauses.
  expect(waits).toEqual([200, 200, 200, 200])
})

test('retries a temporary failure after the delay that the host requests', async () => {
  const host = await startHost({
    '/busy': (_, requested) => (requested > 1 ? 200 : 429),
    '/broken': () => 503
  })
  const {requester, waits} = createRequester()
  const links = linksTo(host.origin, '/busy', '/broken')
  const result = await checkExternalLinks(links, {requester, cache: openCache(), report() {}})
  expect(result.findings.map(({rule, message}) => [rule, message])).toEqual([
    [
      'external-link-unreachable',
      `The external link ${host.origin}/broken couldn't be checked: status 503.`
    ]
  ])
  expect(waits).toEqual([7000, 200, 1000, 2000])
})

test('doesn’t report a link as broken if its host is down or never responds', async () => {
  const away = await startHost({})
  await away.stop()
  const server = http.createServer(() => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const silent = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const request = async (origin: string, timeout?: number) => {
    const {requester} = createRequester(timeout)
    const check = {requester, cache: openCache(), report() {}}
    const {findings} = await checkExternalLinks(linksTo(origin, '/'), check)
    return findings.map(({rule, message}) => [rule, message])
  }
  expect([...(await request(away.origin)), ...(await request(silent, 1))]).toEqual([
    [
      'external-link-unreachable',
      `The external link ${away.origin}/ couldn't be checked: ECONNREFUSED.`
    ],
    [
      'external-link-unreachable',
      `The external link ${silent}/ couldn't be checked: the request timed out.`
    ]
  ])
})

test('caches only working links, for a week', async () => {
  const host = await startHost({'/fine': () => 200})
  const {requester} = createRequester()
  const siteDir = createTemporarySite()
  const week = 7 * 24 * 60 * 60 * 1000
  const run = async (now: number) => {
    const cache = openCache(now, siteDir)
    host.requested.length = 0
    const links = linksTo(host.origin, '/fine', '/gone')
    const {remembered} = await checkExternalLinks(links, {requester, cache, report() {}})
    cache.save()
    return {remembered, requested: host.requested.filter((line) => line.startsWith('HEAD'))}
  }
  expect(await run(1000)).toEqual({remembered: 0, requested: ['HEAD /fine', 'HEAD /gone']})
  expect(await run(2000)).toEqual({remembered: 1, requested: ['HEAD /gone']})
  expect((await run(1000 + week)).remembered).toBe(0)
  // The clock was set back, so times in the future don't count.
  expect((await run(500)).remembered).toBe(0)
})
