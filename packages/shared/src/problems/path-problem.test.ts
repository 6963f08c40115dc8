import fs from 'node:fs'
import {expect, test} from 'vitest'
import {describePathError} from './path-problem.js'

function thrownBy(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}

test('reports a path inside a file with its reason', () => {
  const file = import.meta.filename
  expect(describePathError(thrownBy(() => fs.readdirSync(file)))).toEqual({
    code: 'path-unusable',
    message: `The path ${file} can't be used: it's a file where a folder is needed, or is inside a file.`,
    hint: 'Check the path and its permissions, and the options that name it.'
  })
})

test.each([
  ['a', 'EISDIR', "The path a can't be used: it's a folder, not a file."],
  [undefined, 'EIO', "A file can't be used: the disk reported an error."]
])('%s: %s', (path, code, message) => {
  const error = Object.assign(new Error(code), {code, path, syscall: 'open'})
  expect(describePathError(error)?.message).toBe(message)
})

test('ignores other errors', () => {
  expect(describePathError(thrownBy(() => fs.readFileSync('/nowhere/a')))).toBeUndefined()
  expect(describePathError(new Error('EACCES'))).toBeUndefined()
  expect(describePathError('EACCES')).toBeUndefined()
})
