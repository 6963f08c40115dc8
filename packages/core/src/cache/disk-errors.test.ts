import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {describe, expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createDiskError, createFullDiskError, guardDisk, createCacheFolder} from './disk-errors.js'

describe('a failed write', () => {
  const fail = (code: string) => () => {
    throw Object.assign(new Error(`${code}: it failed`), {code})
  }

  test.each([
    ['ENOSPC', 'disk-full', "The disk is full, so /out can't be written."],
    ['EDQUOT', 'disk-full', "The disk is full, so /out can't be written."],
    ['EACCES', 'output-unwritable', "The output folder /out isn't writable: permission denied."],
    ['EROFS', 'output-unwritable', "The output folder /out isn't writable: the disk is read-only."]
  ])('with %s is reported as %s', (code, problem, message) => {
    try {
      guardDisk('/out', fail(code))
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(SiteError)
      expect((error as SiteError).problems.map((found) => [found.code, found.message])).toEqual([
        [problem, message]
      ])
    }
  })

  test('keeps errors with other causes unchanged', () => {
    const error = new Error('else')
    expect(createDiskError(error, '/out')).toBe(error)
    expect(createFullDiskError(error, '/out')).toBeUndefined()
  })

  test('is recognized as a full disk in bundler messages', () => {
    const error = new Error('Failed to write to output file: no space left on device')
    expect(createFullDiskError(error, '/out')?.problems.map(({code}) => code)).toEqual([
      'disk-full'
    ])
  })
})

test("reports a cache folder that can't be created, with the reason", () => {
  const siteDir = createTemporarySite({'.site': 'a file'})
  const cacheDir = path.join(siteDir, '.site', 'cache')
  expect(() => createCacheFolder(cacheDir)).toThrow(
    expect.objectContaining({
      problems: [
        {
          code: 'cache-unwritable',
          message: `The cache folder ${cacheDir} isn't writable: a file with this name exists.`,
          hint: 'Check the write permission of the site root. Builds store their cache there.'
        }
      ]
    })
  )
})
