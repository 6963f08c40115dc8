import {expect, test} from 'vitest'
import {limitMemory} from './memory-limit.js'

test.each([
  [2, '1024MiB'],
  [8, '4096MiB'],
  [16, '4096MiB'],
  [64, '16384MiB']
])('with %i GB of memory, the limit is %s', (gigabytes, limit) => {
  const env: NodeJS.ProcessEnv = {}
  limitMemory(env, gigabytes * 2 ** 30)
  expect(env).toEqual({GOMEMLIMIT: limit})
})

test('a limit in the environment is kept', () => {
  const env = {GOMEMLIMIT: '1GiB'}
  limitMemory(env, 2 ** 30)
  expect(env).toEqual({GOMEMLIMIT: '1GiB'})
})

test('the default depends on the memory of the machine', () => {
  const env: NodeJS.ProcessEnv = {}
  limitMemory(env)
  expect(env.GOMEMLIMIT).toMatch(/^[1-9]\d*MiB$/)
})
