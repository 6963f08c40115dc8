import type http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import {afterEach, expect, test} from 'vitest'
import {SiteError} from '../problems/site-problem.js'
import {listen, type Listening} from './listen.js'

const open: {close(): unknown}[] = []
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())))

const hasIPv6 = Object.values(os.networkInterfaces()).some((addresses) =>
  addresses?.some(({address}) => address === '::1')
)

async function start(port: number, host: string, tries?: number): Promise<Listening> {
  const handle: http.RequestListener = (_, response) => response.end('here')
  const listening = await listen(handle, {port, host, tries, command: 'site serve'})
  open.push(listening)
  return listening
}

/** Response that a browser would read at this URL. */
async function read(address: string, port: number): Promise<string> {
  return (await fetch(`http://${address}:${port}/`)).text()
}

test('uses the next port if the requested one is in use', async () => {
  const first = await start(0, 'localhost')
  const second = await start(first.port, 'localhost', 20)
  expect(second.port).toBeGreaterThan(first.port)
})

test('reports that the port is in use if it may not use a different one', async () => {
  const {port} = await start(0, 'localhost')
  await expect(start(port, 'localhost')).rejects.toMatchObject({
    problems: [
      {
        code: 'port-taken',
        message: `Port ${port} is in use.`,
        hint: `Choose a different port, e.g. \`site serve --port ${port + 1}\`.`
      }
    ]
  })
})

test.runIf(hasIPv6)('only listens on this machine’s loopback addresses', async () => {
  const {port} = await start(0, 'localhost')
  expect([await read('127.0.0.1', port), await read('[::1]', port)]).toEqual(['here', 'here'])
  // A different loopback address: a server on all addresses would respond on it.
  await expect(read('127.0.0.2', port)).rejects.toThrow('fetch failed')
})

test.runIf(hasIPv6)('a port in use on one of the two addresses counts as used', async () => {
  const other = net.createServer().listen(0, '::1')
  await new Promise((resolve) => other.once('listening', resolve))
  open.push(other)
  const {port} = other.address() as net.AddressInfo
  expect((await start(port, 'localhost', 20)).port).toBeGreaterThan(port)
})

test('reports an address that it can’t listen on', async () => {
  const failure = await start(0, '192.0.2.1').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(SiteError)
  expect((failure as SiteError).problems[0]?.code).toBe('address-refused')
  expect((failure as SiteError).message).toContain('192.0.2.1')
})
