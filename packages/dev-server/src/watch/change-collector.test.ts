import {expect, test} from 'vitest'
import {createChangeCollector} from './change-collector.js'

/** Creates a collector with a clock that the test controls. */
function collect(
  events: readonly [time: number, file: string][],
  end: number,
  quietPeriod: (files: readonly string[]) => number = () => 40,
  isHeldUntil = 0
) {
  const batches: {files: readonly string[]; start: number; time: number}[] = []
  let time = 0
  let timer: {run(): void; at: number} | undefined
  const collector = createChangeCollector({
    quietPeriod,
    limit: () => 100,
    isHeld: () => time < isHeldUntil,
    now: () => time,
    later(run, milliseconds) {
      timer = {run, at: time + milliseconds}
      return () => {
        timer = undefined
      }
    },
    onChanges: (files, start) => batches.push({files: [...files.keys()], start, time})
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

test('counts two writes of one file as one change', () => {
  const batches = collect(
    [
      [0, 'a.md'],
      [10, 'a.md']
    ],
    200
  )
  expect(batches).toEqual([{files: ['a.md'], start: 0, time: 50}])
})

test('waits while Git is running, because it writes files in bursts', () => {
  const events = [
    [0, 'a.md'],
    [70, 'b.md']
  ] as const
  const batches = collect(
    [...events].map(([time, file]) => [time, file]),
    300,
    () => 20,
    80
  )
  expect(batches).toEqual([{files: ['a.md', 'b.md'], start: 0, time: 90}])
})

test("doesn't wait forever while files keep changing", () => {
  const events = Array.from(
    {length: 8},
    (_, index) => [index * 20, `${index}.md`] as [number, string]
  )
  expect(collect(events, 500).map(({files, time}) => [files.length, time])).toEqual([
    [5, 100],
    [3, 180]
  ])
})

test('waits for a file that an editor empties before it writes the new content', () => {
  const quietPeriod = (files: readonly string[]) => (files.includes('empty.md') ? 90 : 40)
  const times = (file: string) => collect([[0, file]], 300, quietPeriod).map(({time}) => time)
  expect([times('full.md'), times('empty.md')]).toEqual([[40], [90]])
})

/** Creates a collector that the test flushes. */
function collectUntilFlushed(onChanges: (files: ReadonlyMap<string, boolean>) => void) {
  let end = () => {}
  const collector = createChangeCollector({
    quietPeriod: () => 40,
    limit: () => 100,
    isHeld: () => false,
    now: () => 0,
    later(run) {
      end = run
      return () => {}
    },
    onChanges
  })
  return {collector, flush: () => end()}
}

test('reports changes before it becomes idle', async () => {
  const order: string[] = []
  const {collector, flush} = collectUntilFlushed((files) => order.push(...files.keys()))
  await collector.idle()
  collector.add('a.md')
  const idle = collector.idle().then(() => order.push('idle'))
  flush()
  await idle
  expect(order).toEqual(['a.md', 'idle'])
})

test('a file is new if its first event is its creation', () => {
  const batches: [string, boolean][][] = []
  const {collector, flush} = collectUntilFlushed((files) => batches.push([...files]))
  collector.add('deleted-and-written.md')
  collector.add('deleted-and-written.md', true)
  collector.add('new.md', true)
  collector.add('new.md')
  flush()
  expect(batches).toEqual([
    [
      ['deleted-and-written.md', false],
      ['new.md', true]
    ]
  ])
})
