import {existsSync} from 'node:fs'
import {SiteError} from '@lectern/shared/site-problem'
import type {SiteContext} from '@lectern/types'
import {expect, test} from 'vitest'
import {themePlugin} from './index.js'

/** A site whose folder is this package's own `src`. */
const context = {
  siteDir: import.meta.dirname,
  siteConfig: {themeConfig: {colorMode: {defaultMode: 'dark'}}}
} as unknown as SiteContext

test('points to components and styles that exist', async () => {
  const plugin = await themePlugin(context, {})
  const paths = [plugin.getThemePath?.() ?? '', ...(plugin.getClientModules?.() ?? [])]
  expect(paths.map((file) => existsSync(file))).toEqual([true, true])
})

test('puts the site’s stylesheets behind its own', async () => {
  const plugin = await themePlugin(context, {customCss: './styles/print.css'})
  expect(plugin.getClientModules?.()[1]).toBe(`${import.meta.dirname}/styles/print.css`)
})

test('names every stylesheet that is not there', () => {
  expect(() => themePlugin(context, {customCss: ['styles/print.css', 'a.css']})).toThrow(
    new SiteError({
      code: 'custom-css-missing',
      message: 'The theme’s option `customCss` names a.css, which does not exist.',
      hint: 'Create the file, or correct its path, which is relative to the site folder.'
    })
  )
})

test('sets the default colour mode without scripts, too', async () => {
  const plugin = await themePlugin(context, {})
  expect(plugin.injectHtmlTags?.(undefined).headTags?.[0]).toEqual({
    tag: 'html',
    attributes: {'data-theme': 'dark'}
  })
})

test('brings the colours of code for both modes', async () => {
  const plugin = await themePlugin(context, {})
  const css = plugin.createGlobalStyles?.({}) ?? ''
  expect(css).toContain("html[data-theme='dark'] .token.comment")
})

test('names the nearest option for one that it does not know', () => {
  expect(() => themePlugin.validateOptions?.({customCSS: 'a.css'})).toThrow(
    new SiteError({
      code: 'plugin-options-invalid',
      message: 'Theme classic has the unknown key `customCSS`.',
      position: undefined,
      hint: 'Did you mean `customCss`?'
    })
  )
})
