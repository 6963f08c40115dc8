import {expect, test} from 'vitest'
import {describeEsbuildStart, describeFileLimit} from './command-failure.js'

test('too many open files are reported as a problem with a code', () => {
  const error = Object.assign(new Error('EMFILE: too many open files'), {code: 'EMFILE'})
  expect(describeFileLimit(error)?.code).toBe('open-files-exhausted')
  const ofThread = Object.assign(new Error('Worker initialization failure: EMFILE'), {
    code: 'ERR_WORKER_INIT_FAILED'
  })
  expect(describeFileLimit(ofThread)?.code).toBe('open-files-exhausted')
  expect(describeFileLimit(new Error('EMFILE'))).toBeUndefined()
})

test.each([
  [
    'The package "@esbuild/linux-x64" could not be found, and is needed by esbuild.\n\nIf you are …',
    'The package "@esbuild/linux-x64" could not be found, and is needed by esbuild'
  ],
  [
    "\nYou installed esbuild for another platform than the one you're currently using.\nThis …",
    "You installed esbuild for another platform than the one you're currently using"
  ]
])('a failure to start esbuild is reported as a problem: %s', (text, reason) => {
  expect(describeEsbuildStart(new Error(text))).toMatchObject({
    code: 'esbuild-unusable',
    message: `esbuild can't start: ${reason}.`
  })
})

test('other errors aren’t attributed to esbuild', () => {
  expect(describeEsbuildStart(new Error('Out of order.'))).toBeUndefined()
})
