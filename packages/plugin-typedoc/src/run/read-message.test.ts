import path from 'node:path'
import {expect, test} from 'vitest'
import {readMessage} from './read-message.js'

test('reads the position of an error of TypeScript', () => {
  const message =
    "\u001B[96msrc/call.ts\u001B[0m:\u001B[93m2\u001B[0m:\u001B[93m22\u001B[0m - \u001B[91merror\u001B[0m\u001B[90m TS2322: \u001B[0mType 'string' is not assignable.\n\n\u001B[7m2\u001B[0m export\n"
  expect(readMessage(message)).toEqual({
    message: "Type 'string' is not assignable.",
    file: path.resolve('src/call.ts'),
    line: 2,
    column: 22
  })
})

test('reads the position of a message of TypeDoc', () => {
  expect(readMessage('/birds/owl.ts:3:1 - The tag @see is empty.')).toEqual({
    message: 'The tag @see is empty.',
    file: path.resolve('/birds/owl.ts'),
    line: 3,
    column: 1
  })
})

test('keeps messages without a position', () => {
  expect(readMessage('\u001B[33mNo entry point - none\u001B[0m\n')).toEqual({
    message: 'No entry point - none'
  })
})
