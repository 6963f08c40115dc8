import {expect, test} from 'vitest'
import {parseTypeDocOptions} from './typedoc-options.js'

test.each([
  [{tsconfig: 'tsconfig.json'}, /tsconfig/],
  [{entryPoints: []}, /entryPoints/]
])('rejects %j', (options, message) => {
  expect(() => parseTypeDocOptions(options)).toThrow(message)
})
