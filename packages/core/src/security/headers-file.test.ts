import {expect, test} from 'vitest'
import {createHeadersFile, findHeaders, parseHeadersFile} from './headers-file.js'

test('the policy follows what the site tells its host itself', () => {
  expect(createHeadersFile("default-src 'self'", '/docs/', '/docs/a\n  X-Own: 1')).toBe(
    "/docs/a\n  X-Own: 1\n/docs/*\n  Content-Security-Policy: default-src 'self'\n"
  )
})

test('such a file is read as hosts read it', () => {
  const rules = parseHeadersFile(
    createHeadersFile("default-src 'self'", '/', '# words\n/a.b\n  X-Own: 1\n\n')
  )
  expect(findHeaders(rules, '/a.b')).toEqual({
    'x-own': '1',
    'content-security-policy': "default-src 'self'"
  })
  expect(findHeaders(rules, '/aXb')).toEqual({'content-security-policy': "default-src 'self'"})
})
