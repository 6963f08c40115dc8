import {expect, test} from 'vitest'
import {locateBrowserError} from './locate-browser-error.js'

test('a URL with an invalid escape sequence has no position', () => {
  const stack = 'Error\n    at Page (http://localhost:3000/assets/100%.js:3:5)'
  const requested: string[] = []
  const findFile = (file: string) => void requested.push(file)
  const thrown = {page: '/', message: 'a', stack}
  expect(locateBrowserError(thrown, {siteDir: '/site', findFile}).position).toBeUndefined()
  expect(requested).toEqual(['/assets/100%.js'])
})

test('a browser error names the page and, without a source map, no position', () => {
  const thrown = {
    page: '/docs/intro',
    message: 'count is not a function.\n    more',
    stack: 'Error\n    at Page (http://localhost:3000/assets/page.js?v=1:3:5)'
  }
  expect(locateBrowserError(thrown, {siteDir: '/site', findFile: () => undefined})).toEqual({
    code: 'browser-error',
    message: 'The page /docs/intro threw an error in the browser: count is not a function.',
    position: undefined,
    hint: 'Fix the component that throws.'
  })
})
