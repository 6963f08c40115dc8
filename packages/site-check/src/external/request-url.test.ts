import {expect, test} from 'vitest'
import {requestUrl} from './request-url.js'

type Reply = number | Error | {status: number; retryAfter: string}

/**
 * Requests a URL from a host that sends these responses in order, and then repeats the last one.
 */
async function request(replies: readonly Reply[], retries = 2) {
  const requests: string[] = []
  const waits: number[] = []
  const status = await requestUrl('https://birds.example/owl', {
    async fetch(url, {method, headers}) {
      const reply = replies[Math.min(requests.length, replies.length - 1)] ?? 200
      requests.push(String(method))
      expect([url, new Headers(headers).get('user-agent')]).toEqual([
        'https://birds.example/owl',
        'check'
      ])
      if (reply instanceof Error) throw reply
      const {status, retryAfter} =
        typeof reply === 'number' ? {status: reply, retryAfter: undefined} : reply
      return new Response(null, {
        status,
        headers: retryAfter === undefined ? {} : {'retry-after': retryAfter}
      })
    },
    wait: async (milliseconds) => {
      waits.push(milliseconds)
    },
    ...{userAgent: 'check', timeout: 1000, retries}
  })
  return {status, requests, waits}
}

const failed = (code: string) => Object.assign(new TypeError('fetch failed'), {cause: {code}})

test('a working link costs the host one request without a body', async () => {
  expect(await request([200])).toEqual({status: {kind: 'ok'}, requests: ['HEAD'], waits: []})
})

test('falls back to a full request for a host that doesn’t support HEAD', async () => {
  expect(await request([405, 200])).toMatchObject({status: {kind: 'ok'}, requests: ['HEAD', 'GET']})
})

test.each<[Reply, object]>([
  [404, {kind: 'broken', reason: 'status 404'}],
  [410, {kind: 'broken', reason: 'status 410'}],
  [401, {kind: 'refused', reason: 'status 401'}],
  [403, {kind: 'refused', reason: 'status 403'}],
  [failed('ENOTFOUND'), {kind: 'broken', reason: "the host doesn't exist"}],
  [failed('CERT_HAS_EXPIRED'), {kind: 'broken', reason: 'its certificate has expired'}]
])('%s is a permanent failure', async (reply, status) => {
  expect(await request([reply])).toEqual({status, requests: ['HEAD', 'GET'], waits: []})
})

test.each<[Reply, object]>([
  [500, {kind: 'unreachable', reason: 'status 500'}],
  [408, {kind: 'unreachable', reason: 'status 408'}],
  [429, {kind: 'refused', reason: 'status 429'}],
  [failed('ECONNRESET'), {kind: 'unreachable', reason: 'ECONNRESET'}],
  [
    new TypeError('fetch failed', {cause: new Error('redirect count exceeded')}),
    {kind: 'unreachable', reason: 'redirect count exceeded'}
  ],
  [new Error('odd'), {kind: 'unreachable', reason: 'the connection failed'}],
  [
    new DOMException('late', 'TimeoutError') as unknown as Error,
    {kind: 'unreachable', reason: 'the request timed out'}
  ]
])('%s may be temporary, so the host is retried with increasing delays', async (reply, status) => {
  expect(await request([reply])).toEqual({
    status,
    requests: ['HEAD', 'GET', 'HEAD', 'GET', 'HEAD', 'GET'],
    waits: [1000, 2000]
  })
})

test('a host that recovers is reported as working', async () => {
  expect(await request([503, 503, 200])).toMatchObject({
    ...{status: {kind: 'ok'}, requests: ['HEAD', 'GET', 'HEAD'], waits: [1000]}
  })
})

test.each([
  ['7', 7000],
  ['3600', 30_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 1000]
])('waits as long as the host requests (%s)', async (retryAfter, wait) => {
  const {waits} = await request([{status: 503, retryAfter}], 1)
  expect(waits).toEqual([wait])
})

test('doesn’t wait without retries', async () => {
  expect(await request([500], 0)).toMatchObject({requests: ['HEAD', 'GET'], waits: []})
})
