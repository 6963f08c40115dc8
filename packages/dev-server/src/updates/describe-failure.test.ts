import {SiteError} from '@lectern/shared/problems/site-problem'
import {expect, test} from 'vitest'
import {describeFailure} from './describe-failure.js'

test('an unexpected error becomes a problem of the site', () => {
  expect(describeFailure(new Error("The site couldn't be loaded."))).toEqual([
    {
      code: 'site-failed',
      message: "The site couldn't be loaded.",
      hint: 'Fix the last change, or restart the server.'
    }
  ])
})

test('an error that has problems keeps them', () => {
  const error = new SiteError({code: 'config-missing', message: 'There is no site.config.ts.'})
  expect(describeFailure(error)).toBe(error.problems)
})
