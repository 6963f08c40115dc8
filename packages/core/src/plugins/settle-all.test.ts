import {SiteError} from '@lectern/shared/problems/site-problem'
import {expect, test} from 'vitest'
import {joinErrors, settleAll} from './settle-all.js'

const fail = (message: string) =>
  Promise.reject(new SiteError({code: 'test:failed', message}, {cause: message}))

test('collects errors along with the results', async () => {
  const {results, errors} = await settleAll([
    Promise.resolve(1),
    fail('a'),
    Promise.resolve(2),
    fail('b')
  ])
  expect(results).toEqual([1, 2])
  const {problems, cause} = joinErrors(errors)
  expect(problems.map(({message}) => message)).toEqual(['a', 'b'])
  expect(cause).toBe('a')
})

test('stops on errors of the generator', async () => {
  await expect(settleAll([Promise.reject(new Error('lost'))])).rejects.toThrow('lost')
})
