import {expect, test} from 'vitest'
import {createRedirectsFile, parseRedirectsFile} from './redirects-file.js'

const rules = [
  {from: '/base/old', to: '/base/new#part'},
  {from: '/base/a.html', to: 'https://example.com/'},
  {from: '/base/x*:y', to: '/base/new'}
]

test('a Netlify rule needs a flag to override a file at its path', () => {
  expect(createRedirectsFile(rules, {isForced: true, isExact: false}, '/own /new 302')).toBe(
    `/own /new 302
/base/old /base/new#part 301!
/base/a.html https://example.com/ 301!
/base/x%2A%3Ay /base/new 301!
`
  )
})

test('Cloudflare Pages distinguishes paths with and without a trailing slash', () => {
  expect(createRedirectsFile(rules.slice(0, 2), {isForced: false, isExact: true})).toBe(
    `/base/old /base/new#part 301
/base/old/ /base/new#part 301
/base/a.html https://example.com/ 301
`
  )
})

test('returns rules for exact paths and omits rules with conditions or patterns', () => {
  const text =
    '# /no /x\n/a /b\n/a /c 302\n/d /e 302! \n/f /g 301 Country=de\n/h/* /i\n/j\n/k /l 200\n'
  expect([...parseRedirectsFile(text)]).toEqual([
    ['/a', {to: '/b', status: 301}],
    ['/a/', {to: '/b', status: 301}],
    ['/d', {to: '/e', status: 302}],
    ['/d/', {to: '/e', status: 302}]
  ])
})
