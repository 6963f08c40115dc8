import {expect, test} from 'vitest'
import {collectLateErrors} from './late-errors.js'

test('collects unhandled rejections', async () => {
  const late = collectLateErrors()
  try {
    Promise.reject(new Error('too late'))
    expect((await late.take()).map(String)).toEqual(['Error: too late'])
    expect(await late.take()).toEqual([])
  } finally {
    late.end()
  }
})

test('code cannot end the process meanwhile', () => {
  const {exit} = process
  const late = collectLateErrors()
  expect(() => process.exit(0)).toThrow('it calls `process.exit`')
  late.end()
  expect(process.exit).toBe(exit)
})
