import {expect, onTestFinished, test, vi} from 'vitest'
import {reportThrown} from './report-thrown.js'

/** Simulates a development server with a response, or no server. */
function stubServer(answer?: object) {
  const requests: {url: string; body: unknown}[] = []
  vi.stubGlobal('location', {pathname: '/docs/owl'})
  vi.stubGlobal('fetch', async (url: string, {body}: {body: string}) => {
    requests.push({url, body: JSON.parse(body)})
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return requests
}

test('the server maps an error to its position in the source', async () => {
  const problem = {
    code: 'browser-error',
    message: 'No luck',
    position: {file: 'src/owl.tsx', line: 3}
  }
  const requests = stubServer(problem)
  const error = Object.assign(new Error('No luck'), {stack: 'at Owl'})
  expect(await reportThrown(error, '/docs/owl')).toEqual(problem)
  expect(requests).toEqual([
    {
      url: '/__lectern/thrown?at=%2Fdocs%2Fowl',
      body: {page: '/docs/owl', message: 'No luck', stack: 'at Owl'}
    }
  ])
})

test('without a server, the browser’s error is shown', async () => {
  stubServer()
  const error = Object.assign(new Error('No luck'), {stack: 'at Owl'})
  expect(await reportThrown(error, '/docs/owl')).toEqual({
    code: 'browser-error',
    message: 'No luck',
    excerpt: 'at Owl'
  })
})

test('a thrown value that isn’t an error is supported', async () => {
  stubServer()
  expect((await reportThrown('No luck', '/docs/owl')).message).toBe('No luck')
})
