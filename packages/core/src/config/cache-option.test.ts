import {problemsIn} from '@lectern/testing/test-problems'
import {expect, test} from 'vitest'
import {parseConfig} from './config-schema.js'

const parse = (remote: object) =>
  parseConfig(
    {title: 'Owls', url: 'https://example.com', cache: {remote}},
    {file: 'site.config.ts', text: ''}
  )

test('pages can’t read cache settings', () => {
  const {siteConfig, cache} = parse({url: 'https://a.example', credentials: {token: 's3cret'}})
  expect(cache).toEqual({remote: {url: 'https://a.example', credentials: {token: 's3cret'}}})
  expect(JSON.stringify(siteConfig)).not.toContain('s3cret')
})

test.each<[object, string]>([
  [{url: 'ftp://a.example'}, 'an http or https URL'],
  [{url: 'https://a.example', push: 'yes'}, 'auto'],
  [{url: 'https://a.example', signature: {key: 'short'}}, '16 characters'],
  [{url: 'https://a.example', credentials: {user: 'owl'}}, 'credentials']
])('%j is rejected', (remote, expected) => {
  expect(problemsIn(() => parse(remote)).join()).toContain(expected)
})
