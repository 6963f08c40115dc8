import {expect, test} from 'vitest'
import {createWorkerUrl} from '../browser/worker-url.js'
import {readWorkerParams} from './worker-params.js'

test('a worker reads the parameters in its URL', () => {
  const params = {offlineMode: true, debug: false}
  const url = createWorkerUrl('/tides/', params)
  expect(url).toBe('/tides/sw.js?params=%7B%22offlineMode%22%3Atrue%2C%22debug%22%3Afalse%7D')
  expect(readWorkerParams(new URL(url, 'https://tides.example.com').href)).toEqual(params)
})

test.each([
  '',
  '?params=',
  '?params=%7B',
  '?params=null',
  '?params=1',
  '?params={"offlineMode":"yes"}'
])('a worker at sw.js%s stores nothing', (query) => {
  expect(readWorkerParams(`https://tides.example.com/sw.js${query}`)).toEqual({
    offlineMode: false,
    debug: false
  })
})
