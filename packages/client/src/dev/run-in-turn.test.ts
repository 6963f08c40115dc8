import {expect, onTestFinished, test, vi} from 'vitest'
import {runInTurn} from './run-in-turn.js'

/** Creates a job whose runs end when the test calls a function. */
function createJob() {
  const runs: {end(): void; fail(error: Error): void}[] = []
  const job = () =>
    new Promise<void>((resolve, reject) => {
      runs.push({end: resolve, fail: reject})
    })
  /** Ends a run, and lets the next one start. */
  const after = async (act: () => void) => {
    act()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return {runs, job, after}
}

test('changes during an update cause one more update', async () => {
  const {runs, job, after} = createJob()
  const update = runInTurn(job)
  for (const _ of [1, 2, 3]) update()
  expect(runs).toHaveLength(1)
  await after(() => runs[0]?.end())
  expect(runs).toHaveLength(2)
  await after(() => runs[1]?.end())
  expect(runs).toHaveLength(2)
  update()
  expect(runs).toHaveLength(3)
})

test('a failed update is reported, and the next one runs', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const {runs, job, after} = createJob()
  const update = runInTurn(job)
  update()
  await after(() => runs[0]?.fail(new Error('Offline')))
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'The page could not be updated.',
    new Error('Offline')
  )
  update()
  expect(runs).toHaveLength(2)
})
