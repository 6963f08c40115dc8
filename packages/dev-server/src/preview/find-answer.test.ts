import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {findAnswer} from './find-answer.js'

const FILES = {
  'index.html': '',
  'a/index.html': '',
  'b.html': '',
  'c d/é.txt': '',
  _headers: '',
  '.well-known/security.txt': ''
}

function request(trailingSlash?: boolean) {
  const outDir = createTemporarySite(FILES)
  return (urlPath: string) => {
    const answer = findAnswer(outDir, urlPath, trailingSlash)
    if (answer.kind === 'file') return answer.file
    return answer.kind === 'redirect' ? `→ ${answer.path}` : answer.kind
  }
}

test.each([
  [undefined, ['index.html', 'a/index.html', 'a/index.html', 'b.html', '→ b']],
  [true, ['index.html', '→ a/', 'a/index.html', 'b.html', '→ b']],
  [false, ['index.html', 'a/index.html', 'a/index.html', 'b.html', '→ b']]
])('with trailingSlash %s, serves a page under one of two paths', (trailingSlash, answers) => {
  expect(['', 'a', 'a/', 'b', 'b/'].map(request(trailingSlash))).toEqual(answers)
})

test('finds files by their encoded names', () => {
  expect(request()('c%20d/%C3%A9.txt')).toBe('c d/é.txt')
  expect(request()('.well-known/security.txt')).toBe('.well-known/security.txt')
})

test.each([
  '../secret',
  '%2e%2e/secret',
  'a/..%2f..%2fsecret',
  'a/%2E%2E/%2E%2E/secret',
  '..%5csecret',
  '%2fetc/passwd',
  '//example.com/a',
  'a%00.html',
  '%E0%A4%A',
  '_headers',
  './_headers',
  '%2e/_headers',
  'a/./../_headers',
  '_headers%2f',
  'index.html/',
  'b.html/x',
  'n'.repeat(300),
  'n/'.repeat(2000),
  'a/none'
])('finds nothing for %s', (urlPath) => {
  expect(request(true)(urlPath)).toBe('missing')
})
