import {existsSync} from 'node:fs'
import {expect, test} from 'vitest'
import liveCodeblockTheme from './index.js'

test('the theme’s components and styles exist', () => {
  const {name, getThemePath, getClientModules} = liveCodeblockTheme()
  const files = [getThemePath?.() ?? '', ...(getClientModules?.() ?? [])]
  expect([name, files.length]).toEqual(['theme-live-codeblock', 2])
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('completes its part of the theme configuration', () => {
  const {validateThemeConfig} = liveCodeblockTheme()
  expect(validateThemeConfig?.({})).toEqual({liveCodeBlock: {playgroundPosition: 'bottom'}})
})
