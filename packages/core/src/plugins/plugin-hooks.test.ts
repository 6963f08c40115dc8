import {HookError} from '@lectern/shared/problems/hook-error'
import type {SiteError} from '@lectern/shared/problems/site-problem'
import type {Plugin} from '@lectern/types'
import {expect, test} from 'vitest'
import {runPluginHook, wrapHooks} from './plugin-hooks.js'

const fail = () => {
  throw new Error('no wind')
}

test('an error in a plugin names it, its hook and the position in its code', async () => {
  const error = await runPluginHook('owls', 'loadContent', fail).catch((thrown: unknown) => thrown)
  expect((error as SiteError).problems).toMatchObject([
    {
      code: 'plugin-failed',
      message: 'The plugin owls failed in loadContent: no wind.',
      hint: 'Fix the plugin, or report the error to its authors. Run with --verbose for the stack trace.'
    }
  ])
})

test('an error in validateOptions points at the options first', async () => {
  const error = await runPluginHook('owls', 'validateOptions', fail).catch(
    (thrown: unknown) => thrown
  )
  expect((error as SiteError).problems[0]?.hint).toBe(
    "Fix the plugin's options in the configuration, or fix the plugin. Run with --verbose for the stack trace."
  )
})

test('an adapted hook is reported under its original name', async () => {
  const run = () => {
    throw new HookError('contentLoaded', new Error('no wind.'), {name: 'owls', id: 'barn'})
  }
  await expect(runPluginHook('other', 'loadContent', run)).rejects.toThrow(
    'The plugin owls (barn) failed in contentLoaded: no wind.'
  )
})

test('hooks that run outside the scan also name their plugin', () => {
  class Owls {
    readonly name = 'owls'
    readonly #folder = '/theme'
    getThemePath = () => this.#folder
    getClientModules() {
      return fail()
    }
  }
  const plugin = wrapHooks(Object.freeze(new Owls()) as Plugin, 'owls')
  expect(plugin.getThemePath?.()).toBe('/theme')
  expect(plugin.name).toBe('owls')
  expect(() => plugin.getClientModules?.()).toThrow(
    'The plugin owls failed in getClientModules: no wind.'
  )
})
