import {expect, test} from 'vitest'
import {resolveRemote} from './remote-settings.js'

const resolve = (option: Parameters<typeof resolveRemote>[0], env: Record<string, string> = {}) =>
  resolveRemote(option, {siteDir: '/site', env})

test('there is no remote cache without a URL', () => {
  expect(resolve(undefined)).toBeUndefined()
  expect(resolve({push: 'always'})).toBeUndefined()
  expect(resolve({url: 'https://a.example'}, {SITE_CACHE_URL: 'off'})).toBeUndefined()
})

test('only CI stores results by default', () => {
  const url = 'https://a.example'
  expect(resolve({url})?.isPushing).toBe(false)
  expect(resolve({url}, {CI: 'false'})?.isPushing).toBe(false)
  expect(resolve({url}, {CI: 'true'})?.isPushing).toBe(true)
  expect(resolve({url, push: 'never'}, {CI: 'true'})?.isPushing).toBe(false)
  expect(resolve({url, push: 'never'}, {SITE_CACHE_PUSH: 'always'})?.isPushing).toBe(true)
})

test('a path is relative to the site', () => {
  expect(resolve({url: '../cache'})?.location).toBe('/cache')
  expect(resolve({url: 'file:///mnt/a%20b'})?.location).toBe('/mnt/a b')
})

test('credentials are removed from the URL', () => {
  const settings = resolve({url: 'https://owl:ni%20ght@a.example/x'})
  expect(String(settings?.location)).toBe('https://a.example/x')
  expect(settings?.authorization).toBe(`Basic ${Buffer.from('owl:ni ght').toString('base64')}`)
})

test('environment variables override the configuration', () => {
  const option = {url: 'https://a.example', scope: {write: 'w', read: ['r']}, timeout: 5}
  expect(resolve(option)).toMatchObject({scopes: {write: 'w', read: ['w', 'r']}, timeout: 5000})
  const env = {SITE_CACHE_SCOPE: 'x', SITE_CACHE_READ_SCOPES: 'y, z', SITE_CACHE_TIMEOUT: '7'}
  expect(resolve(option, env)).toMatchObject({
    scopes: {write: 'x', read: ['x', 'y', 'z']},
    timeout: 7000
  })
})

test('the scopes to read can be set alone, and the CI determines the scope to write', () => {
  const env = {
    ...{GITHUB_ACTIONS: 'true', GITHUB_REF_NAME: 'owls', GITHUB_BASE_REF: ''},
    SITE_CACHE_READ_SCOPES: 'trunk'
  }
  const {scopes} = resolve({url: 'https://a.example'}, env) ?? {}
  expect(scopes).toEqual({write: 'owls', read: ['owls', 'trunk']})
})

test('a key makes signatures required, unless they’re configured as optional', () => {
  const url = 'https://a.example'
  const key = 'a key of sixteen characters'
  expect(resolve({url})?.requiresSignature).toBe(false)
  expect(resolve({url}, {SITE_CACHE_SIGNATURE_KEY: key})?.requiresSignature).toBe(true)
  expect(resolve({url, signature: {key, required: false}})?.requiresSignature).toBe(false)
  expect(resolve({url}, {SITE_CACHE_SIGNATURE: 'required'})?.requiresSignature).toBe(true)
})

test('an invalid URL in the environment is a configuration error', () => {
  expect(() => resolve(undefined, {SITE_CACHE_URL: 'https://'})).toThrow(
    expect.objectContaining({problems: [expect.objectContaining({code: 'config-invalid'})]})
  )
})
