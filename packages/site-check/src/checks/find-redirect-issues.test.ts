import {expect, test} from 'vitest'
import {createCheckedPage, createCheckedSite} from '../fixtures/sample-site.js'
import {createUrlResolver} from '../site/url-resolver.js'
import {findRedirectIssues} from './find-redirect-issues.js'

/** Findings in redirects in the form `from to`; the site has the page /owl. */
function check(...lines: string[]) {
  const redirects = lines.map((line, at) => {
    const [from = '', to = ''] = line.split(' ')
    return {from, to, file: '_redirects', at}
  })
  const site = createCheckedSite([createCheckedPage('/owl')], {redirects, openPaths: ['/app/']})
  return findRedirectIssues(site, createUrlResolver(site))
}

const summarize = (...lines: string[]) =>
  check(...lines).map(({rule, target}) => `${rule} ${target}`)

test.each(['/old /owl', '/old /owl#nest', '/old https://other.example/', '/old /app/any'])(
  '%s is valid',
  (line) => {
    expect(check(line)).toEqual([])
  }
)

test('a redirect to a missing page is reported where it is defined', () => {
  expect(check('/a /owl', '/b /none')).toEqual([
    {
      rule: 'redirect-target-missing',
      target: '/b',
      message: expect.stringContaining('/none'),
      hint: expect.any(String),
      locations: [{file: '_redirects', at: 1}],
      written: {kind: 'quoted', text: '/b'}
    }
  ])
})

test('a redirect to a redirect is a chain', () => {
  const [chain, ...others] = check('/a /b', '/b /owl')
  expect(others).toEqual([])
  expect([chain?.rule, chain?.target]).toEqual(['redirect-chain', '/a'])
  expect(chain?.message).toContain('/a → /b')
})

test('each start of a long chain lists its own steps', () => {
  const chains = check('/a /b', '/b /c', '/c /owl')
  expect(chains.map(({target}) => target)).toEqual(['/a', '/b'])
  expect(chains[0]?.message).toContain('/a → /b → /c')
})

test('a chain to a missing page is reported only at its last redirect', () => {
  expect(summarize('/a /b', '/b /none')).toEqual(['redirect-target-missing /b'])
  expect(summarize('/b /none', '/a /b')).toEqual(['redirect-target-missing /b'])
})

test('a loop is reported once, however many redirects enter it', () => {
  const loops = check('/c /a', '/b /a', '/a /b')
  expect(loops.map(({rule}) => rule)).toEqual(['redirect-loop'])
  expect(loops[0]?.message).toContain('/a and /b')
})

test('a redirect to itself is a loop', () => {
  expect(summarize('/a /a')).toEqual(['redirect-loop /a'])
})

test('the same redirect in several files is reported once', () => {
  expect(summarize('/a /none', '/a /none')).toEqual(['redirect-target-missing /a'])
})
