import {existsSync} from 'node:fs'
import {expect, test} from 'vitest'
import mermaidTheme from './index.js'

test('the theme’s component, script and styles exist', () => {
  const {name, getThemePath, getClientModules} = mermaidTheme()
  const files = [getThemePath?.() ?? '', ...(getClientModules?.() ?? [])]
  expect([name, files.length]).toEqual(['theme-mermaid', 3])
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('completes its part of the theme configuration', () => {
  const {validateThemeConfig} = mermaidTheme()
  expect(validateThemeConfig?.({mermaid: {theme: {light: 'forest'}}})).toEqual({
    mermaid: {theme: {light: 'forest', dark: 'dark'}, options: {}}
  })
})
