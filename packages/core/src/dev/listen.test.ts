import http from 'node:http'
import {expect, test} from 'vitest'
import {listenOnFreePort} from './listen.js'

test('takes the next port when the wanted one is in use', async () => {
  const first = http.createServer()
  const second = http.createServer()
  const port = await listenOnFreePort(first, 0, 'localhost')
  const other = await listenOnFreePort(second, port, 'localhost')
  first.close()
  second.close()
  expect(other).toBeGreaterThan(port)
})
