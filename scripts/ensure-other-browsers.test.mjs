import {mkdtempSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {ensureOtherBrowsers} from './ensure-other-browsers.mjs'

/** @type {string} */
let folder

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'browsers-'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  rmSync(folder, {recursive: true})
  vi.restoreAllMocks()
})

/** @param {readonly string[]} names */
const findAll = (names) => `/usr/bin/${names[0]}`

test('missing browsers are installed with apt, and their drivers with npm', () => {
  /** @type {string[]} */
  const commands = []
  const run = (/** @type {string} */ command, /** @type {readonly string[]} */ args) => {
    commands.push([command, ...args].join(' ').replace('sudo -n ', ''))
    return true
  }
  const {SITE_TEST_BROWSERS} = ensureOtherBrowsers(folder, run, (names) =>
    commands.length > 0 ? findAll(names) : undefined
  )
  expect(JSON.parse(SITE_TEST_BROWSERS)).toEqual({
    folder,
    firefox: '/usr/bin/firefox',
    webkit: {driver: '/usr/bin/WebKitWebDriver', browser: '/usr/bin/MiniBrowser'}
  })
  expect(commands).toEqual([
    'apt-get update',
    'apt-get install -y firefox-esr webkit2gtk-driver xvfb',
    `npm install --prefix ${folder} --no-save --no-audit --no-fund puppeteer-core@25 selenium-webdriver@4`
  ])
})

test('a missing browser is reported and left out, so that its tests fail', () => {
  const run = () => true
  const {SITE_TEST_BROWSERS} = ensureOtherBrowsers(folder, run, (names) =>
    names.includes('firefox') ? findAll(names) : undefined
  )
  expect(JSON.parse(SITE_TEST_BROWSERS)).toEqual({folder, firefox: '/usr/bin/firefox'})
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    "Firefox and WebKitGTK aren't both installed. On Debian, run `apt-get install firefox-esr webkit2gtk-driver xvfb`."
  )
})

test('missing packages of npm fail', () => {
  expect(() => ensureOtherBrowsers(folder, () => false, findAll)).toThrow(
    "npm can't install puppeteer-core@25 and selenium-webdriver@4, which control the browsers."
  )
})
