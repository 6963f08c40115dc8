import {searchPlugin} from '@lectern/plugin-search'
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
