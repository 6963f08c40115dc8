import {expect, test} from 'vitest'
import {browserCommand} from './open-browser.js'

const URL = 'http://localhost:3000/'

test('opens a URL with the command of each system', () => {
  expect(browserCommand(URL, {platform: 'darwin'})).toEqual(['open', URL])
  expect(browserCommand(URL, {platform: 'win32'})).toEqual(['cmd', '/c', 'start', '""', URL])
  expect(browserCommand(URL, {platform: 'linux'})).toEqual(['xdg-open', URL])
})

test('an environment variable can set a different browser or none', () => {
  const named = {platform: 'linux', browser: 'firefox --new-window'} as const
  expect(browserCommand(URL, named)).toEqual(['firefox', '--new-window', URL])
  expect(browserCommand(URL, {platform: 'linux', browser: 'none'})).toEqual([])
})
