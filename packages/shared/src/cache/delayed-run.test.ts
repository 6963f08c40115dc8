import {expect, test} from 'vitest'
import {createDelayedRun} from './delayed-run.js'

test('runs only the latest task, once', async () => {
  const done: string[] = []
  const delayed = createDelayedRun(60_000)
  delayed.schedule(async () => void done.push('old'))
  delayed.schedule(async () => void done.push('new'))
  expect(done).toEqual([])
  await delayed.finish()
  await delayed.finish()
  expect(done).toEqual(['new'])
})

test('runs a task after the delay', async () => {
  const delayed = createDelayedRun(1)
  await new Promise<void>((resolve) => {
    delayed.schedule(async () => resolve())
    // The timer of the run doesn't keep the test running.
    setTimeout(() => {}, 100)
  })
})
