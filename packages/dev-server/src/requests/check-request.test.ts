import {expect, test} from 'vitest'
import {checkRequest} from './check-request.js'

const statusOf = (url: string, host = 'localhost:3000', method = 'GET') =>
  checkRequest({method, url, host}, 'localhost')?.status

test('accepts the hostnames and IP addresses of this machine', () => {
  const hosts = ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'docs.localhost:80']
  expect(hosts.map((host) => statusOf('/', host))).toEqual(hosts.map(() => undefined))
})

test('rejects the hostname of a different website', () => {
  expect(statusOf('/', 'evil.example:3000')).toBe(403)
  expect(statusOf('/', 'localhost.evil.example')).toBe(403)
  expect(statusOf('/', '')).toBe(403)
})

test('accepts the hostname that it was started with', () => {
  const request = {method: 'GET', url: '/', host: 'Desk.local:3000'}
  expect(checkRequest(request, 'desk.local')).toBeUndefined()
})

test('rejects paths outside the folder, encoded slashes, NUL and invalid encodings', () => {
  const urls = ['/../a', '/a/%2e%2e/b', '/a%2fb', '/a%5Cb', '/a%00', '/a\\b', '//evil', '/%', 'a']
  expect(urls.map((url) => statusOf(url))).toEqual(urls.map(() => 400))
})

test('ignores queries', () => {
  expect(statusOf('/a?next=%2Fb%2F..')).toBeUndefined()
})

test('rejects methods that change data', () => {
  expect(statusOf('/', 'localhost', 'POST')).toBe(405)
})

test('accepts error reports from an open page, and the page’s URL', () => {
  const report = {method: 'POST', host: 'localhost:3000', origin: 'http://localhost:3000'}
  const url = '/__lectern/thrown?at=%2Ffr%2Fdocs'
  expect(checkRequest({...report, url}, 'localhost')).toBeUndefined()
  expect(checkRequest({...report, url, origin: undefined}, 'localhost')?.status).toBe(405)
  expect(checkRequest({...report, url: '/docs?at=/__lectern/thrown'}, 'localhost')?.status).toBe(
    405
  )
})

test('accepts requests from its own pages, and links from anywhere', () => {
  const host = 'localhost:3000'
  const request = {method: 'GET', url: '/docs/intro', host}
  const own = [
    {fetchSite: 'same-origin', fetchMode: 'cors'},
    {fetchSite: 'same-origin', fetchMode: 'cors', origin: 'http://localhost:3000'},
    {fetchSite: 'none', fetchMode: 'navigate'},
    {fetchSite: 'cross-site', fetchMode: 'navigate'},
    {}
  ]
  for (const headers of own)
    expect(checkRequest({...request, ...headers}, 'localhost')).toBeUndefined()
})

test('rejects requests from pages on other websites', () => {
  const request = {method: 'GET', url: '/docs/intro', host: 'localhost:3000'}
  const foreign = [
    {fetchSite: 'cross-site', fetchMode: 'no-cors'},
    // Another server on this machine is the same site for a browser.
    {fetchSite: 'same-site', fetchMode: 'cors'},
    {origin: 'https://evil.example'},
    {origin: 'http://localhost:4000'},
    {origin: 'null'}
  ]
  for (const headers of foreign)
    expect(checkRequest({...request, ...headers}, 'localhost')?.status).toBe(403)
})
