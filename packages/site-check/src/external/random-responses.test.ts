import fc from 'fast-check'
import {expect, test} from 'vitest'
import {requestUrl} from './request-url.js'

const statuses = fc.integer({min: 200, max: 599})
const headers = fc.record(
  {
    'retry-after': fc.oneof(
      fc.constantFrom(
        '-5',
        '1e308',
        'Infinity',
        'NaN',
        '0x10',
        'Wed, 21 Oct 2026 07:28:00 GMT',
        ''
      ),
      fc.double().map(String)
    ),
    location: fc.webUrl()
  },
  {requiredKeys: []}
)
const failures = fc.oneof(
  fc.anything(),
  fc.anything().map((cause) => new TypeError('fetch failed', {cause})),
  fc.constantFrom('ENOTFOUND', '__proto__', 'toString').map((code) => ({code}))
)

/** Creates a body that ends with an error, or never. */
function createBody(kind: string): ReadableStream {
  return new ReadableStream({
    pull(controller) {
      if (kind === 'cut off') controller.error(new Error('aborted'))
      else controller.enqueue(new Uint8Array(1000))
    },
    cancel() {
      if (kind === 'stuck') throw new Error('stuck')
    }
  })
}

const replies = fc.oneof(
  fc.record({status: statuses, headers, body: fc.constantFrom('endless', 'cut off', 'stuck')}),
  failures.map((error) => ({error}))
)

test('every link gets a verdict, whatever other hosts respond', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(replies, {minLength: 1, maxLength: 6}), async (list) => {
      let requests = 0
      const status = await requestUrl('https://birds.example/owl', {
        async fetch() {
          const reply = list[requests++ % list.length]
          if (!reply || 'error' in reply) throw reply?.error
          const {status, body} = reply
          const hasBody = ![204, 205, 304].includes(status)
          return new Response(hasBody ? createBody(body) : null, {status, headers: reply.headers})
        },
        wait: async (milliseconds) => {
          expect(milliseconds).toBeGreaterThanOrEqual(0)
          expect(milliseconds).toBeLessThanOrEqual(30_000)
        },
        ...{userAgent: 'check', timeout: 60_000, retries: 2}
      })
      expect(requests).toBeLessThanOrEqual(6)
      expect(['ok', 'broken', 'unreachable', 'refused']).toContain(status.kind)
      if ('reason' in status) expect(typeof status.reason).toBe('string')
    }),
    {numRuns: 500, seed: 1}
  )
})
