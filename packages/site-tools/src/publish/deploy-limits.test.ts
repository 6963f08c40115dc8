import {expect, test} from 'vitest'
import {findExceededLimits} from './deploy-limits.js'

const LIMITS = {title: 'Nest', files: 2, bytes: 1024 * 1024}
const createFile = (size: number) => ({hash: '', size})

test('accepts a site within the limits', () => {
  expect(findExceededLimits({'a.html': createFile(1024 * 1024)}, LIMITS)).toEqual([])
})

test('reports files that are too large, and the number of files', () => {
  const files = {'a.html': createFile(1), 'b.mp4': createFile(3_000_000), 'c.html': createFile(1)}
  expect(findExceededLimits(files, LIMITS)).toMatchObject([
    {code: 'deploy-limit-exceeded', message: 'The site has 3 files, but Nest accepts 2.'},
    {
      code: 'deploy-limit-exceeded',
      message: 'The file b.mp4 is 3 MiB, but Nest only accepts files up to 1 MiB.'
    }
  ])
})
