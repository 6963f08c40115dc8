import {expect, test} from 'vitest'
import {collectLateErrors} from './late-errors.js'

test('collects unhandled rejections', async () => {
  const late = collectLateErrors()
  try {
    Promise.reject(new Error('too late'))
    expect((await late.take()).map(({error}) => String(error))).toEqual(['Error: too late'])
    expect(await late.take()).toEqual([])
  } finally {
    late.end()
  }
})

test('collects errors thrown in timers and hides them from other listeners', async () => {
  const heard: unknown[] = []
  const listener = (error: unknown) => heard.push(error)
  process.on('uncaughtException', listener)
  const late = collectLateErrors()
  try {
    setTimeout(() => {
      throw new Error('too late')
    })
    expect((await late.settle()).map(({error}) => String(error))).toEqual(['Error: too late'])
  } finally {
    late.end()
  }
  expect(process.listeners('uncaughtException')).toContain(listener)
  process.off('uncaughtException', listener)
  expect(heard).toEqual([])
})

test('long timers are not awaited', async () => {
  const late = collectLateErrors()
  const timer = setTimeout(() => {}, 1_000_000)
  expect(await late.settle()).toEqual([])
  clearTimeout(timer)
  late.end()
})

test('code cannot end the process in the meantime', () => {
  const {exit} = process
  const late = collectLateErrors()
  expect(() => process.exit(0)).toThrow('it called `process.exit`')
  late.end()
  expect(process.exit).toBe(exit)
})

test('a timer that ends later is awaited, and its error names the page that started it', async () => {
  const before = setTimeout
  const late = collectLateErrors<string>()
  try {
    late.begin('/first')
    setTimeout(() => {
      setTimeout(() => {
        throw new Error('too late')
      }, 80)
    }, 80)
    late.begin('/second')
    const budget = {left: 500}
    const found = await late.settle(budget)
    expect(found.map(({error, owner}) => [String(error), owner])).toEqual([
      ['Error: too late', '/first']
    ])
    expect(budget.left).toBeLessThan(500)
    expect(setTimeout).not.toBe(before)
  } finally {
    late.end()
  }
  expect(setTimeout).toBe(before)
})

test('of two collectors, the first to end doesn’t affect the timers of the other', async () => {
  const first = collectLateErrors<string>()
  const second = collectLateErrors<string>()
  first.end()
  second.begin('/owl')
  setTimeout(() => {
    throw new Error('too late')
  })
  const found = await second.settle()
  second.end()
  expect(found.map(({owner}) => owner)).toEqual(['/owl'])
})
