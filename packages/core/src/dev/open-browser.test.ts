import {expect, test} from 'vitest'
import {browserCommand} from './open-browser.js'

const url = 'http://localhost:3000/'

test('opens an address by the way of each system', () => {
  expect(browserCommand(url, 'darwin')).toEqual({command: 'open', args: [url]})
  expect(browserCommand(url, 'win32')).toEqual({command: 'cmd', args: ['/c', 'start', '""', url]})
  expect(browserCommand(url, 'linux')).toEqual({command: 'xdg-open', args: [url]})
})
