import {expect, test, vi} from 'vitest'
import {SiteError} from './site-problem.js'

const PROBLEM = {code: 'page-failed', message: 'The owl is missing.'} as const

test('errors of a different copy of this package are recognized', async () => {
  vi.resetModules()
  const other = await import('./site-problem.js')
  expect(other.SiteError).not.toBe(SiteError)
  const error: unknown = new other.SiteError(PROBLEM)
  expect(error).toBeInstanceOf(SiteError)
  expect(error instanceof SiteError && error.problems).toEqual([PROBLEM])
})

test('other errors, and errors of subclasses, are told apart', () => {
  class OwlError extends SiteError {}
  expect(new OwlError(PROBLEM)).toBeInstanceOf(SiteError)
  expect(new OwlError(PROBLEM)).toBeInstanceOf(OwlError)
  expect(new SiteError(PROBLEM)).not.toBeInstanceOf(OwlError)
  expect(new Error('owl')).not.toBeInstanceOf(SiteError)
  expect({problems: [PROBLEM]}).not.toBeInstanceOf(SiteError)
})
