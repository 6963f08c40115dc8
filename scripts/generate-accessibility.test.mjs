import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {findCriteriaProblems} from './accessibility-report/criteria-problems.mjs'
import {createReportPage} from './accessibility-report/report-page.mjs'
import {createTitleReader} from './check-specification/title-reader.mjs'
import {readCriteria, REPORT_FILE} from './generate-accessibility.mjs'

test('the accessibility report is up to date', () => {
  expect(readFileSync(REPORT_FILE, 'utf8'), 'run node scripts/generate-accessibility.mjs').toBe(
    createReportPage(readCriteria())
  )
})

test('all criteria have a result, and every supported one names tests that exist', () => {
  expect(findCriteriaProblems(readCriteria(), createTitleReader())).toEqual([])
})

test('a result without tests is a problem', () => {
  const fill = (/** @type {'A' | 'AA'} */ level, /** @type {number} */ count) =>
    Array.from({length: count}, (_, index) => ({
      ...{id: `${level}${index}`, title: 'Title', level, remark: 'Remark'},
      result: /** @type {const} */ ('none')
    }))
  const rest = [...fill('A', 30), ...fill('AA', 23)]
  const one = {id: '1.1.1', title: 'One', level: /** @type {const} */ ('A'), remark: 'Remark'}
  const two = {...one, id: '1.1.2', level: /** @type {const} */ ('AA')}
  const find = (/** @type {readonly object[]} */ changed) =>
    findCriteriaProblems(
      [...rest, ...changed.map((item) => ({...one, .../** @type {typeof rest[0]} */ (item)}))],
      (file) => (file === 'a.test.ts' ? new Set(['a title']) : undefined)
    )
  const proof = {'a.test.ts': ['a title']}
  expect(
    find([
      {result: 'supports', tests: proof},
      {...two, result: 'manual'}
    ])
  ).toEqual([])
  expect(find([{result: 'supports'}, {...two, result: 'partly'}])).toEqual([
    '1.1.1 names no test.',
    '1.1.2 names no test.'
  ])
  expect(
    find([
      {result: 'supports', tests: {'a.test.ts': ['other'], 'gone.ts': ['x']}},
      {...two, result: 'none', tests: proof, remark: ''}
    ])
  ).toEqual([
    "1.1.1 names a test that a.test.ts doesn't have: other",
    "1.1.1 names a test that gone.ts doesn't have: x",
    '1.1.2 has no remark.',
    '1.1.2 names tests, but has no result of tests.'
  ])
  expect(find([{result: 'none'}])).toEqual(['Level AA has 23 criteria instead of 24.'])
})
