import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {rememberFailure} from './remember-failure.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('passes on a result', async () => {
  const report = vi.fn()
  await expect(rememberFailure(Promise.resolve('hits')).catch(report)).resolves.toBe('hits')
  expect(report).not.toHaveBeenCalled()
})

test('reports a failure once, after a delay, and leaves the promise pending', async () => {
  const error = new Error('No network.')
  const report = vi.fn(() => {
    throw error
  })
  const settled = vi.fn()
  void rememberFailure(Promise.reject(error)).catch(report).finally(settled)
  await vi.advanceTimersByTimeAsync(300)
  expect(report).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(report).toHaveBeenCalledExactlyOnceWith(error)
  expect(settled).not.toHaveBeenCalled()
})
