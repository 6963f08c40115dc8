import {expect, test} from 'vitest'
import {type ExitFunctions, forbidExits} from './forbid-exits.js'

test.each(['exit', 'reallyExit', 'abort'] as const)('code cannot call process.%s', (name) => {
  const exits = process as unknown as ExitFunctions
  const original = exits[name]
  const restore = forbidExits(process)
  expect(() => exits[name](0)).toThrow(`it called \`process.${name}\``)
  restore()
  expect(exits[name]).toBe(original)
})
