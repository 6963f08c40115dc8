import {expect, test} from 'vitest'
import {createDelayedRun} from './delayed-run.js'

test('only the newest work is done, and only once', async () => {
  const done: string[] = []
  const delayed = createDelayedRun(60_000)
  delayed.ask(async () => void done.push('old'))
  delayed.ask(async () => void done.push('new'))
  expect(done).toEqual([])
  await delayed.finish()
  await delayed.finish()
  expect(done).toEqual(['new'])
})

test('work is done by itself after a while', async () => {
  const delayed = createDelayedRun(1)
  await new Promise<void>((resolve) => {
    delayed.ask(async () => resolve())
    // The run alone would not keep the test alive.
    setTimeout(() => {}, 100)
  })
})
