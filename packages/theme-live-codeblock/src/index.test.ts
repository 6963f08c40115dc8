import {existsSync} from 'node:fs'
import {expect, test} from 'vitest'
import liveCodeblockTheme from './index.js'

test('the theme’s components exist', () => {
  const {name, getThemePath} = liveCodeblockTheme()
  expect(name).toBe('theme-live-codeblock')
  expect(existsSync(getThemePath?.() ?? '')).toBe(true)
})

test('completes its part of the theme configuration', () => {
  const {validateThemeConfig} = liveCodeblockTheme()
  expect(validateThemeConfig?.({})).toEqual({liveCodeBlock: {playgroundPosition: 'bottom'}})
})
