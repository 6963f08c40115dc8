import {spawnSync} from 'node:child_process'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {chooseShift, createSecondEnvironment} from './second-environment.js'

const DAY = 24 * 60 * 60 * 1000
const PROGRAM = `
  const {Worker} = await import('node:worker_threads')
  const say = 'parentPort.postMessage([Date.now(), +new Date(), new Date(5) instanceof Date, new Date(5).constructor === Date, +new Date(5)])'
  const worker = new Worker("const {parentPort} = require('node:worker_threads');" + say, {eval: true})
  worker.once('message', (found) => console.log(JSON.stringify(found)))
`

test('processes and their threads have a different clock, time zone and language', () => {
  const folder = createTemporarySite({'program.mjs': PROGRAM})
  const before = Date.now()
  const env = createSecondEnvironment(process.env, before, folder)
  expect([env.TZ, env.LANG]).not.toEqual([process.env.TZ, process.env.LANG])
  const {stdout} = spawnSync(process.execPath, [path.join(folder, 'program.mjs')], {
    encoding: 'utf8',
    env
  })
  const [now, created, ...others] = JSON.parse(stdout) as [number, number, ...unknown[]]
  for (const time of [now, created])
    expect(Math.abs(Math.abs(time - before) - 40 * DAY)).toBeLessThan(DAY)
  expect(others).toEqual([true, true, 5])
})

test('also changes values that match the current environment', () => {
  const {TZ, LANG} = createSecondEnvironment(
    {TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8'},
    0,
    createTemporarySite({})
  )
  expect([TZ, LANG]).toEqual(['Pacific/Pago_Pago', 'en_US.UTF-8'])
})

test.each([
  ['2026-06-01', 40],
  ['2026-12-01', -40]
])('on %s, the clock moves by %i days within the same year', (date, days) => {
  expect(chooseShift(Date.parse(date))).toBe(days * DAY)
})
