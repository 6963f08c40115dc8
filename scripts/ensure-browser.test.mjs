import {describe, expect, test} from 'vitest'
import {findBrowser} from './ensure-browser.mjs'

/**
 * A machine on which the named files exist.
 *
 * @param {{env?: Record<string, string>, files?: string[], commands?: string[]}} machine
 */
function machine({env = {}, files = [], commands = []}) {
  return {
    env,
    exists: (/** @type {string} */ file) => files.includes(file),
    findCommand: (/** @type {string} */ name) =>
      commands.includes(name) ? `/bin/${name}` : undefined,
    findDownloaded: async () => '/cache/chrome'
  }
}

describe('looks for a browser', () => {
  test('in CHROMIUM_PATH first', async () => {
    const env = {CHROMIUM_PATH: '/my/chromium', CHROME: '/my/chrome'}
    const files = ['/my/chromium', '/my/chrome', '/cache/chrome']
    expect(await findBrowser(machine({env, files, commands: ['chromium']}))).toBe('/my/chromium')
  })

  test('in CHROME if CHROMIUM_PATH doesn’t exist', async () => {
    const env = {CHROMIUM_PATH: '/gone', CHROME: '/my/chrome'}
    expect(await findBrowser(machine({env, files: ['/my/chrome']}))).toBe('/my/chrome')
  })

  test('in Playwright’s downloads before the PATH', async () => {
    const files = ['/cache/chrome']
    expect(await findBrowser(machine({files, commands: ['chromium']}))).toBe('/cache/chrome')
  })

  test('on the PATH, Chromium before Chrome', async () => {
    const commands = ['google-chrome', 'chromium-browser']
    expect(await findBrowser(machine({commands}))).toBe('/bin/chromium-browser')
  })

  test('with preference for a headless shell, unless a path is set', async () => {
    const commands = ['chromium', 'chromium-headless-shell']
    const files = ['/cache/chrome']
    const lookups = machine({files, commands})
    expect(await findBrowser({...lookups, isForTests: true})).toBe('/bin/chromium-headless-shell')
    expect(await findBrowser(lookups)).toBe('/cache/chrome')
    const env = {CHROMIUM_PATH: '/cache/chrome'}
    expect(await findBrowser({...lookups, env, isForTests: true})).toBe('/cache/chrome')
  })

  test('without a result on a machine that has none', async () => {
    expect(await findBrowser(machine({}))).toBeUndefined()
  })
})
