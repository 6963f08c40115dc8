import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {expect, test} from 'vitest'
import {answerTask, readAnswer} from './answer-task.js'

function writeTask(code: string): string {
  const file = path.join(createTemporarySite(), 'task.mjs')
  fs.writeFileSync(file, `export default ${code}`)
  return file
}

test('runs a module’s task on a batch', async () => {
  const entry = writeTask('(items, {by}) => items.map((item) => item * by)')
  const answer = await answerTask({entry, items: [1, 2], common: {by: 10}})
  expect(readAnswer(answer)).toEqual([10, 20])
})

test('loads the module without calling it if there are no items', async () => {
  const entry = writeTask('() => { throw new Error("not called") }')
  expect(readAnswer(await answerTask({entry}))).toEqual([])
})

test('a system error keeps its fields', async () => {
  const fields = {code: 'EIO', syscall: 'read', path: '/site/docs/a.md'}
  const entry = writeTask(
    `() => { throw Object.assign(new Error("EIO"), ${JSON.stringify(fields)}) }`
  )
  const answer = await answerTask({entry, items: [1], common: {}})
  // Simulates a message between threads.
  expect(() => readAnswer(structuredClone(answer))).toThrow(expect.objectContaining(fields))
})

test('reported problems stay problems', () => {
  const problem = {code: 'source-changed', message: 'a.md changed.'} as const
  expect(() => readAnswer({problems: [problem]})).toThrow(SiteError)
})
