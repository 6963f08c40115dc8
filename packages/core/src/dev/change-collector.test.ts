import {expect, test} from 'vitest'
import {createChangeCollector} from './change-collector.js'

/** A collector under a clock that the test turns. */
function collect(events: readonly [time: number, file: string][], end: number) {
  const batches: {files: readonly string[]; start: number; time: number}[] = []
  let time = 0
  let timer: {run(): void; at: number} | undefined
  const collector = createChangeCollector({
    silence: () => 40,
    limit: () => 100,
    now: () => time,
    later(run, milliseconds) {
      timer = {run, at: time + milliseconds}
      return () => {
        timer = undefined
      }
    },
    handOver: (files, start) => batches.push({files, start, time})
  })
  const advance = (to: number) => {
    if (timer && timer.at <= to) {
      const {run, at} = timer
      timer = undefined
      time = at
      run()
    }
    time = to
  }
  for (const [at, file] of events) {
    advance(at)
    collector.add(file)
  }
  advance(end)
  return batches
}

test('takes two writes of one file as one change', () => {
  const batches = collect(
    [
      [0, 'a.md'],
      [10, 'a.md']
    ],
    200
  )
  expect(batches).toEqual([{files: ['a.md'], start: 0, time: 50}])
})

test('does not wait for ever while files keep changing', () => {
  const events = Array.from(
    {length: 8},
    (_, index) => [index * 20, `${index}.md`] as [number, string]
  )
  expect(collect(events, 500).map(({files, time}) => [files.length, time])).toEqual([
    [5, 100],
    [3, 180]
  ])
})
