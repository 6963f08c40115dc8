import path from 'node:path'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {findPathIssue} from './output-path.js'

test.each(['a.txt', 'a/b/index.html', '.well-known/a', '...', 'a'.repeat(255), 'a b?c#d', '~/a'])(
  '%s is a valid output path',
  (file) => {
    expect(findPathIssue(file, 'linux')).toBeUndefined()
  }
)

test.each([
  [undefined, "isn't a string"],
  ['', 'is empty'],
  ['../a', "has the segment '..'"],
  ['a/../../b', "has the segment '..'"],
  ['a/./b', "has the segment '.'"],
  ['/etc/passwd', 'is absolute'],
  ['C:/a', 'is absolute'],
  ['a//b', 'has an empty segment'],
  ['a/', 'has an empty segment'],
  ['a/.. /b', "has the segment '.. '"],
  ['a\\..\\b', 'has a backslash'],
  ['a\0', 'has a control character'],
  ['a\nb', 'has a control character'],
  ['é'.repeat(128), 'has a segment of more than 255 bytes']
])('%j %s', (file, issue) => {
  expect(findPathIssue(file)).toBe(issue)
})

test.each(['con', 'a/NUL.txt', 'com1', 'a.', 'a /b', 'aa:b', 'what?', 'a*'])(
  '%s is a valid output path, but not on Windows',
  (file) => {
    expect(findPathIssue(file, 'linux')).toBeUndefined()
    expect(findPathIssue(file, 'win32')).toMatch(
      /^has the segment '.+', which Windows does not allow$/
    )
  }
)

test.each(['console', 'com', 'a.con', 'lpt10', 'auxiliary.txt'])(
  '%s is valid on Windows',
  (file) => {
    expect(findPathIssue(file, 'win32')).toBeUndefined()
  }
)

test('a valid path stays in the output folder', () => {
  const part = fc.oneof(fc.constantFrom('.', '..', '/', '\\', '%2e', 'C:', '~', '\0'), fc.string())
  fc.assert(
    fc.property(fc.array(part, {maxLength: 6}), (parts) => {
      const file = parts.join('')
      if (findPathIssue(file) !== undefined) return
      for (const {join, relative, isAbsolute} of [path.posix, path.win32]) {
        const inside = relative('/out', join('/out', file))
        expect(/^\.\.(?:[\\/]|$)/.test(inside) || isAbsolute(inside) || inside === '').toBe(false)
      }
    })
  )
})
