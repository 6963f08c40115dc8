import {SiteError} from '@lectern/shared/problems/site-problem'
import {expect, test} from 'vitest'
import {completeLiveConfig} from './live-config.js'

test('puts the result below the editor by default', () => {
  expect(completeLiveConfig({navbar: {}})).toEqual({
    navbar: {},
    liveCodeBlock: {playgroundPosition: 'bottom'}
  })
  const top = {liveCodeBlock: {playgroundPosition: 'top'}}
  expect(completeLiveConfig(top)).toEqual(top)
})

test('reports invalid values and unknown fields', () => {
  const complete = () =>
    completeLiveConfig({liveCodeBlock: {playgroundPosition: 'left', playground: 'top'}})
  expect(complete).toThrow(SiteError)
  expect(complete).toThrow(/playgroundPosition/)
  expect(complete).toThrow(/playground/)
})
