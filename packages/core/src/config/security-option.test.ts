import {expect, test} from 'vitest'
import {SECURITY_HEADERS} from './headers-option.js'
import {completeSecurity, securityOption} from './security-option.js'

const complete = (written: object | undefined, hostFiles: readonly string[]) =>
  completeSecurity(securityOption.parse(written), written, hostFiles)

test.each(['netlify', 'cloudflare-pages', 'nginx'])(
  'files for %s include a policy and security headers',
  (host) => {
    expect(complete(undefined, ['github-pages', host])).toMatchObject({
      csp: {meta: false, headersFile: '_headers', directives: {}},
      headers: SECURITY_HEADERS
    })
  }
)

test('other hosts and sites without hosts don’t', () => {
  for (const hostFiles of [[], ['github-pages']])
    expect(complete({}, hostFiles)).toEqual({csp: undefined, headers: {}, integrity: false})
})

test('site settings win', () => {
  expect(complete({csp: false, headers: false}, ['netlify'])).toMatchObject({
    csp: undefined,
    headers: {}
  })
  expect(complete({csp: {meta: true}}, ['netlify'])).toMatchObject({
    csp: {meta: true},
    headers: SECURITY_HEADERS
  })
})
