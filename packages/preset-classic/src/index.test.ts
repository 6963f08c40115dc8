import {searchPlugin} from '@lectern/plugin-search'
import type {SiteError} from '@lectern/shared/problems/site-problem'
import {expect, test} from 'vitest'
import classicPreset, {type ClassicOptions} from './index.js'

const listThemes = (options: ClassicOptions) =>
  classicPreset({mode: 'production'}, options).themes ?? []

test('a site has search unless it turns it off', () => {
  expect(listThemes({})).toContain(searchPlugin)
  expect(listThemes({search: true})).toContain(searchPlugin)
  expect(listThemes({search: false})).not.toContain(searchPlugin)
})

test('rejects an unknown preset option, and suggests the nearest one', () => {
  expect(() => listThemes({serach: false} as ClassicOptions)).toThrow(
    'The `serach` option of the preset classic is unknown.'
  )
})

test.each([
  [{docs: 'x'}, 'docs', 'is "x", expected an object or `false`'],
  [{docs: true}, 'docs', 'is true, expected an object or `false`'],
  [{llms: 1}, 'llms', 'is 1, expected an object, `true` or `false`'],
  [{theme: false}, 'theme', 'is false, expected an object'],
  [{search: {}}, 'search', 'is an object, expected `true` or `false`']
])('rejects an option of the wrong type, and names it: %j', (options, key, message) => {
  const problems = findProblems(() => listThemes(options as unknown as ClassicOptions))
  expect(problems).toEqual([
    expect.objectContaining({
      message: `The \`${key}\` option of the preset classic ${message}.`
    })
  ])
})

test('accepts options without a value', () => {
  const options = {blog: null, gtag: undefined} as unknown as ClassicOptions
  expect(classicPreset({mode: 'production'}, options).plugins?.filter(Boolean)).toHaveLength(3)
})

function findProblems(run: () => unknown) {
  try {
    run()
  } catch (error) {
    return (error as SiteError).problems
  }
  return []
}
