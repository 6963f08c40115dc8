import {expect, test} from 'vitest'
import {describeFileLimit} from './command-failure.js'

test('too many open files are a problem with a code', () => {
  const error = Object.assign(new Error('EMFILE: too many open files'), {code: 'EMFILE'})
  expect(describeFileLimit(error)?.code).toBe('open-files-exhausted')
  const ofThread = Object.assign(new Error('Worker initialization failure: EMFILE'), {
    code: 'ERR_WORKER_INIT_FAILED'
  })
  expect(describeFileLimit(ofThread)?.code).toBe('open-files-exhausted')
  expect(describeFileLimit(new Error('EMFILE'))).toBeUndefined()
})
