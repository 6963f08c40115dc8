import {mkdtempSync, rmSync, truncateSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import type {FileLimits} from './file-resolver.js'
import {loadDocument} from './load-document.js'

let siteDir = ''

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'openapi-'))
})

afterEach(() => rmSync(siteDir, {recursive: true, force: true}))

const load = (text: string, limits: Partial<FileLimits> = {}) => {
  writeFileSync(join(siteDir, 'api.yaml'), text)
  return loadDocument(
    {siteDir, file: join(siteDir, 'api.yaml'), allowedHosts: [], ...limits},
    {
      ...{siteDir, file: 'api.yaml', spec: 'api.yaml', onInvalid: 'fail'},
      configSource: {file: 'site.config.ts', text: ''}
    }
  )
}

test.each(['3.0.3', '3.1.0', '3.2.0'])('OpenAPI %s is supported', async (version) => {
  const {document, problems} = await load(
    `openapi: ${version}\ninfo: {title: Birds, version: '1'}\npaths: {}\n`
  )
  expect(problems).toEqual([])
  expect(document?.openapi).toBe(version)
})

test('Swagger 2 is converted', async () => {
  const {document, problems} = await load(
    "swagger: '2.0'\ninfo: {title: Birds, version: '1'}\nhost: a.example\nschemes: [https]\npaths: {}\n"
  )
  expect(problems).toEqual([])
  expect(document?.servers).toEqual([{url: 'https://a.example'}])
})

test('an invalid value has a pointer, a line and a column', async () => {
  const {problems} = await load("openapi: 3.1.0\ninfo:\n  title: 5\n  version: '1'\npaths: {}\n")
  expect(problems).toMatchObject([
    {code: 'openapi-invalid', position: {file: 'api.yaml', line: 3, column: 10}}
  ])
  expect(problems[0]?.message).toContain('`#/info/title`')
})

test('a file of more than 64 MB is too large', async () => {
  writeFileSync(join(siteDir, 'api.yaml'), 'openapi: 3.1.0\n')
  truncateSync(join(siteDir, 'api.yaml'), 100 * 1024 * 1024)
  const {problems} = await loadDocument(
    {siteDir, file: join(siteDir, 'api.yaml'), allowedHosts: []},
    {
      ...{siteDir, file: 'api.yaml', spec: 'api.yaml', onInvalid: 'fail'},
      configSource: {file: 'site.config.ts', text: ''}
    }
  )
  expect(problems).toMatchObject([
    {code: 'openapi-too-large', message: 'The file api.yaml is larger than 64 MB.'}
  ])
})

test('aliases that expand to millions of values are too large', async () => {
  const lines = Array.from({length: 10}, (_, level) => {
    const items = level === 0 ? '[1, 1, 1, 1, 1, 1, 1, 1]' : `[${`*a${level - 1}, `.repeat(8)}]`
    return `  - &a${level} ${items}`
  })
  const {problems} = await load(
    `openapi: 3.1.0\ninfo: {title: Birds, version: '1'}\npaths: {}\nx-laughs:\n${lines.join('\n')}\n`
  )
  expect(problems).toMatchObject([{code: 'openapi-too-large'}])
})

test('a description with a long chain of references is loaded without validation', async () => {
  const schemas = Array.from({length: 12_000}, (_, index) => {
    const next = {$ref: `#/components/schemas/S${Math.min(index + 1, 11_999)}`}
    return [`S${index}`, {type: 'object', properties: {next}}]
  })
  const {document, problems} = await load(
    JSON.stringify({
      ...{openapi: '3.1.0', info: {title: 'Birds', version: '1'}, paths: {}},
      components: {schemas: Object.fromEntries(schemas)}
    })
  )
  expect(problems).toMatchObject([{code: 'openapi-unchecked', policy: 'warn'}])
  expect(document?.components).toHaveProperty('schemas.S11999')
})

/** A description with a schema on a different host. */
const REMOTE =
  "openapi: 3.1.0\ninfo: {title: Birds, version: '1'}\npaths: {}\ncomponents: {schemas: {Bird: {$ref: 'https://a.example/bird.json'}}}\n"

/** Answers requests as a redirect, if there's one for the URL, or with a schema. */
function createFetch(redirects: Readonly<Record<string, string>>) {
  const requested: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = String(input)
    requested.push(url)
    const location = redirects[url]
    return location === undefined
      ? new Response('{"type": "object", "title": "Bird"}')
      : new Response(null, {status: 302, headers: {location}})
  }
  return {fetch, requested}
}

test('references are loaded from allowed hosts, also through redirects between them', async () => {
  const {fetch, requested} = createFetch({'https://a.example/bird.json': '//b.example/bird.json'})
  const {document, problems} = await load(REMOTE, {
    fetch,
    allowedHosts: ['a.example', 'b.example']
  })
  expect(problems).toEqual([])
  expect(JSON.stringify(document)).toContain('"title":"Bird"')
  expect(requested).toEqual(['https://a.example/bird.json', 'https://b.example/bird.json'])
})

test.each([
  'http://169.254.169.254/latest/meta-data',
  'https://localhost/secret.json',
  'https://a.example.evil.example/bird.json',
  'http://a.example/bird.json',
  'file:///etc/passwd'
])('a redirect to %s is refused', async (target) => {
  const {fetch, requested} = createFetch({'https://a.example/bird.json': target})
  const {problems} = await load(REMOTE, {fetch, allowedHosts: ['a.example']})
  expect(problems).toMatchObject([
    {code: 'openapi-ref-refused', message: expect.stringContaining(target)}
  ])
  expect(requested).toEqual(['https://a.example/bird.json'])
})

test('endless redirects and missing files are unresolved references', async () => {
  const url = 'https://a.example/bird.json'
  const {fetch} = createFetch({[url]: url})
  const missing: typeof globalThis.fetch = async () => new Response('', {status: 404})
  for (const used of [fetch, missing]) {
    const {problems} = await load(REMOTE, {fetch: used, allowedHosts: ['a.example']})
    expect(problems).toMatchObject([{code: 'openapi-ref-unresolved'}])
  }
})
