import {expect, test} from 'vitest'
import {createHeadersFile, findHeaders, parseHeadersFile} from './headers-file.js'

const policy = "default-src 'self'"

test("the policy follows the site's own headers file", () => {
  expect(
    createHeadersFile({baseUrls: ['/docs/'], policy, caching: false}, '/docs/a\n  X-Own: 1')
  ).toBe("/docs/a\n  X-Own: 1\n/docs/*\n  Content-Security-Policy: default-src 'self'\n")
})

test('reads the file like the hosts do', () => {
  const text = '# words\n/a.b\n  X-Own: 1\n\n'
  const rules = parseHeadersFile(createHeadersFile({baseUrls: ['/'], policy, caching: false}, text))
  expect(findHeaders(rules, '/a.b')).toEqual({
    'x-own': '1',
    'content-security-policy': policy
  })
  expect(findHeaders(rules, '/aXb')).toEqual({'content-security-policy': policy})
})

test('hashed files can be cached, and no path gets two values of the same header', () => {
  const baseUrls = ['/', '/fr/']
  const rules = parseHeadersFile(createHeadersFile({baseUrls, policy, caching: true}))
  for (const baseUrl of baseUrls) {
    const script = findHeaders(rules, `${baseUrl}assets/js/main-A.js`)
    expect(script['cache-control']).toMatch(/immutable$/)
    expect(script['content-security-policy']).toBe(policy)
  }
  expect(findHeaders(rules, '/assets/data/index.json')['cache-control']).toBeUndefined()
  for (const name of new Set(rules.flatMap(({headers}) => Object.keys(headers)))) {
    const patterns = rules.filter(({headers}) => name in headers).map(({pattern}) => pattern)
    const overlaps = patterns.filter((one) =>
      patterns.some((other) => other !== one && one.startsWith(other.slice(0, -1)))
    )
    expect(overlaps).toEqual([])
  }
})

test('nested locales each get the policy', () => {
  const text = createHeadersFile({baseUrls: ['/en/', '/fr/'], policy, caching: false})
  expect(parseHeadersFile(text).map(({pattern}) => pattern)).toEqual(['/en/*', '/fr/*'])
})

test('security headers share the policy’s rule and also work without a policy', () => {
  const securityHeaders = {'Referrer-Policy': 'no-referrer', 'X-Frame-Options': 'DENY'}
  const headers = '  Referrer-Policy: no-referrer\n  X-Frame-Options: DENY\n'
  const site = {baseUrls: ['/'], securityHeaders, caching: false}
  expect(createHeadersFile({...site, policy})).toBe(
    `/*\n  Content-Security-Policy: ${policy}\n${headers}`
  )
  expect(createHeadersFile(site)).toBe(`/*\n${headers}`)
})

test('omits a security header that the site sets for all pages', () => {
  const securityHeaders = {'X-Frame-Options': 'SAMEORIGIN', 'Referrer-Policy': 'no-referrer'}
  const create = (own: string) =>
    createHeadersFile({baseUrls: ['/docs/'], policy, securityHeaders, caching: false}, own)
  const own = '/*\n  content-security-policy: script-src *\n  X-Frame-Options: DENY\n'
  expect(create(own)).toBe(`${own}/docs/*\n  Referrer-Policy: no-referrer\n`)
  expect(create('/docs/a*\n  X-Frame-Options: DENY\n')).toContain('  X-Frame-Options: SAMEORIGIN\n')
})

test.each([
  ['/*', '/a', true],
  ['/a/*/b', '/a/x/y/b', true],
  ['/a/*/b', '/a/b', false],
  ['/a*b*c', '/abbc', true],
  ['/ab*ba', '/aba', false],
  ['/a', '/a/b', false],
  [`/${'*a'.repeat(1000)}*b`, `/${'a'.repeat(5000)}`, false]
])('%#: a pattern with wildcards', (pattern, path, isFound) => {
  const found = findHeaders([{pattern, headers: {'x-a': 'b'}}], path)
  expect(found).toEqual(isFound ? {'x-a': 'b'} : {})
})
