import {expect, test} from 'vitest'
import {validateThemeOptions} from './theme-options.js'

test('describes an invalid accent and an invalid font', () => {
  expect(() => validateThemeOptions({accent: 'red'})).toThrow(
    'Theme classic: `accent` is "red", expected a hexadecimal color such as `#2e8555`.'
  )
  expect(() => validateThemeOptions({fonts: {text: 5}})).toThrow(
    'Theme classic: `fonts.text` is 5, expected false or a string.'
  )
})
