import {expect, test} from 'vitest'
import {findExceededLimits} from './host-limits.js'
import {selectHosts} from './hosts.js'

const files = new Map([
  ['_headers', `/*\n  Content-Security-Policy: ${'x'.repeat(2000)}\n`],
  ['_redirects', `# words\n${'/a /b 301\n'.repeat(2001)}/c /${'d'.repeat(1000)} 301\n`]
])

test('names what a host will not take', () => {
  expect(findExceededLimits(selectHosts(['cloudflare-pages']), files)).toEqual([
    {
      code: 'host-limit-exceeded',
      policy: 'warn',
      message:
        'Cloudflare Pages will ignore lines of _headers: there are 1 with more than 2000 characters.',
      hint: 'Allow fewer sources in security.csp.directives, or remove rules from your own _headers.'
    },
    {
      code: 'host-limit-exceeded',
      policy: 'warn',
      message:
        'Cloudflare Pages will ignore lines of _redirects: there are 1 with more than 1000 characters.',
      hint: 'The pages that redirect without a rule still work; put redirects of many pages into one rule with `*`.'
    },
    {
      code: 'host-limit-exceeded',
      policy: 'warn',
      message:
        'Cloudflare Pages will ignore rules of _redirects: there are 2002, of which it takes 2000.',
      hint: 'The pages that redirect without a rule still work; put redirects of many pages into one rule with `*`.'
    }
  ])
})

test('other hosts have no such limits', () => {
  expect(findExceededLimits(selectHosts(['netlify', 'nginx']), files)).toEqual([])
})
