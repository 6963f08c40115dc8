import {expect, test} from 'vitest'
import {listBrowsers} from './browser-programs.js'

test('browsers are commands on Linux', () => {
  const browsers = listBrowsers('linux', {ProgramFiles: 'C:\\Program Files'})
  expect(browsers).toContain('chromium')
  expect(browsers.filter((name) => /[\\/]/.test(name))).toEqual([])
})

test('applications on macOS are found without a command', () => {
  const browsers = listBrowsers('darwin', {})
  expect(browsers).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  expect(browsers[0]).toBe('chromium-headless-shell')
})

test('programs on Windows are found in each folder for programs', () => {
  const browsers = listBrowsers('win32', {
    ProgramFiles: 'C:\\Program Files',
    'ProgramFiles(x86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: undefined
  })
  expect(browsers.filter((name) => name.includes(':'))).toEqual([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Chromium\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Chromium\\Application\\chrome.exe',
    'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
  ])
})
