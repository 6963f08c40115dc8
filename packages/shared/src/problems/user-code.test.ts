import {expect, test} from 'vitest'
import {followUserCode, runUserCode} from './user-code.js'

test('lists code while it runs, also if it fails', async () => {
  const list = followUserCode()
  const settle: {resolve?: (value: number) => void; reject?: (error: Error) => void} = {}
  const first = runUserCode('a', () => new Promise<number>((resolve) => (settle.resolve = resolve)))
  const second = runUserCode('b', () => new Promise<void>((_, reject) => (settle.reject = reject)))
  expect(list()).toEqual(['a', 'b'])
  settle.resolve?.(5)
  expect(await first).toBe(5)
  expect(list()).toEqual(['b'])
  settle.reject?.(new Error('No wings'))
  await expect(second).rejects.toThrow('No wings')
  expect(list()).toEqual([])
})
