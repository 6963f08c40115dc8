import type {SiteConfig} from '@lectern/types'
import {expect, test} from 'vitest'
import {runHook} from '../../fixtures/run-hook.js'
import {getPrismCssVariables, usePrismTheme} from './prism-theme.js'

test('only the colors of plain code become custom properties', () => {
  const plain = {color: '#111', backgroundColor: '#eee', fontStyle: 'italic'}
  expect(getPrismCssVariables({plain, styles: []})).toEqual({
    '--prism-color': '#111',
    '--prism-background-color': '#eee'
  })
})

test('a code block that a site renders itself uses the colors of the stylesheet', () => {
  const theme = runHook(usePrismTheme)
  expect(theme.styles).toEqual([])
  expect(getPrismCssVariables(theme)['--prism-background-color']).toMatch(/^var\(--ifm-/)
})

test('a component that reads the colors receives the theme of the color mode', () => {
  const [theme, darkTheme] = ['#111', '#eee'].map((color) => ({plain: {color}, styles: []}))
  const config = {themeConfig: {prism: {theme, darkTheme}}} as unknown as Partial<SiteConfig>
  expect(runHook(usePrismTheme, {config})).toEqual(theme)
})
