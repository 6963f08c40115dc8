import {searchPlugin} from '@lectern/plugin-search'
import {expect, test} from 'vitest'
import classicPreset, {type ClassicOptions} from './index.js'

const listThemes = (options: ClassicOptions) =>
  classicPreset({mode: 'production'}, options).themes ?? []

test('a site has a search unless it wants none', () => {
  expect(listThemes({})).toContain(searchPlugin)
  expect(listThemes({search: true})).toContain(searchPlugin)
  expect(listThemes({search: false})).not.toContain(searchPlugin)
})

test('an option that the preset does not know is refused, with the nearest one', () => {
  expect(() => listThemes({serach: false} as ClassicOptions)).toThrow(
    'The option `serach` of the preset classic is unknown.'
  )
})
