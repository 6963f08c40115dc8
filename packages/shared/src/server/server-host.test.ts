import {expect, test} from 'vitest'
import {isOwnHost, isOwnOrigin, serverUrl} from './server-host.js'

test.each([
  ['localhost', true],
  ['LOCALHOST:3000', true],
  ['docs.localhost:80', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['192.0.2.1', true],
  ['Desk.local:3000', true],
  ['evil.example:3000', false],
  ['localhost.evil.example', false],
  ['desk.local.evil.example', false],
  ['', false]
])('a server on desk.local accepts requests for the host %j: %s', (header, isOwn) => {
  expect(isOwnHost(header, 'desk.local')).toBe(isOwn)
})

test.each([
  ['http://localhost:5173', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['http://desk.local', true],
  ['http://203.0.113.9', false],
  ['https://evil.example', false],
  ['https://localhost.evil.example', false],
  ['file://', false],
  ['null', false],
  ['http://[', false]
])('a server on desk.local accepts requests from pages of %j: %s', (header, isOwn) => {
  expect(isOwnOrigin(header, 'desk.local')).toBe(isOwn)
})

test.each([
  ['localhost', 'http://localhost:3000/base/'],
  ['192.0.2.1', 'http://192.0.2.1:3000/base/'],
  ['::1', 'http://[::1]:3000/base/'],
  ['0.0.0.0', 'http://localhost:3000/base/'],
  ['::', 'http://localhost:3000/base/']
])('a server on %s is opened at %s', (host, url) => {
  expect(serverUrl({host, port: 3000}, '/base/')).toBe(url)
})
