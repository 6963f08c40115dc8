import {expect, test} from 'vitest'
import {headersOption, SECURITY_HEADERS} from './headers-option.js'

test('true sends all security headers, and false sends none', () => {
  expect(headersOption.parse(true)).toEqual(SECURITY_HEADERS)
  expect(headersOption.parse(false)).toEqual({})
  expect(headersOption.parse(undefined)).toEqual({})
})

test('a site can change, remove and add headers, and their names are case-insensitive', () => {
  const headers = headersOption.parse({
    'referrer-policy': 'no-referrer',
    'X-Frame-Options': false,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains'
  })
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains'
  })
  expect(Object.keys(headers)).not.toContain('X-Frame-Options')
  expect(Object.keys(headers)).not.toContain('Referrer-Policy')
})

test.each([
  ['a line break', {'X-A': 'a\nX-B: b'}],
  ['a variable of a host', {'X-A': '$remote_addr'}],
  ['a space at its end', {'X-A': 'a '}],
  ['no value', {'X-A': ''}],
  ['a name with a colon', {'X-A:': 'a'}],
  ['the policy', {'content-security-policy': 'a'}],
  ['caching', {'Cache-Control': 'no-store'}]
])('rejects %s', (_, headers) => {
  expect(headersOption.safeParse(headers).success).toBe(false)
})
