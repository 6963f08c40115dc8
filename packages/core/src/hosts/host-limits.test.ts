import {expect, test} from 'vitest'
import {findExceededLimits} from './host-limits.js'
import {selectHosts} from './hosts.js'

const files = new Map([
  ['_headers', `/*\n  Content-Security-Policy: ${'x'.repeat(2000)}\n`],
  ['_redirects', `# words\n${'/a /b 301\n'.repeat(2001)}/c /${'d'.repeat(1000)} 301\n`]
])

test('reports files that exceed the limits of a host', () => {
  expect(findExceededLimits(selectHosts(['cloudflare-pages']), files)).toEqual([
    {
      code: 'host-limit-exceeded',
      policy: 'warn',
      message:
        'Cloudflare Pages ignores some lines of _headers: it has 1 with more than 2000 characters.',
      hint: 'Allow fewer sources in `security.csp.directives`, or remove rules from your `_headers` file.'
    },
    {
      code: 'host-limit-exceeded',
      policy: 'warn',
      message:
        'Cloudflare Pages ignores some lines of _redirects: it has 1 with more than 1000 characters.',
      hint: 'Combine redirects into one rule with `*`. Redirects without a rule still work through generated pages.'
    },
    {
      code: 'host-limit-exceeded',
      policy: 'warn',
      message:
        'Cloudflare Pages ignores some rules of _redirects: it has 2002, and the limit is 2000.',
      hint: 'Combine redirects into one rule with `*`. Redirects without a rule still work through generated pages.'
    }
  ])
})

test('doesn’t apply these limits to other hosts', () => {
  expect(findExceededLimits(selectHosts(['netlify', 'nginx']), files)).toEqual([])
})
