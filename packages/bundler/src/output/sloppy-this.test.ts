import {expect, test} from 'vitest'
import {returnGlobalThis} from './sloppy-this.js'

test.each([
  '(function() {\n    return this;\n  })()',
  '(function() { return this; }())',
  '(function globals(){return this})()'
])('%j is the global object in a module', async (code) => {
  const load = async (text: string) =>
    (
      (await import(`data:text/javascript,${encodeURIComponent(`export default ${text}`)}`)) as {
        default: unknown
      }
    ).default
  expect(await load(code)).toBeUndefined()
  expect(await load(returnGlobalThis(code))).toBe(globalThis)
  expect(returnGlobalThis(code).split('\n')).toHaveLength(code.split('\n').length)
})

test.each([
  '(function() {return this}).call(owl)',
  'owl.self = function() {return this}',
  '(function() {return this.owl})()',
  '(() => {return this})()'
])('%j stays the same', (code) => {
  expect(returnGlobalThis(code)).toBe(code)
})
