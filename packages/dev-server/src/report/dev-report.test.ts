import type {SiteProblem} from '@lectern/types'
import {createTerminal} from '@lectern/core/report/terminal'
import {expect, test} from 'vitest'
import {createDevReport} from './dev-report.js'

function createReport() {
  const lines: string[] = []
  const note = (text: string) => lines.push(text.trim())
  const streams = {
    stdout: process.stdout,
    stderr: process.stderr,
    env: {NO_COLOR: '1'},
    cwd: () => '/'
  }
  const terminal = {...createTerminal(streams), print: note, printError: note}
  return {lines, report: createDevReport(terminal, '/site', 'Lectern')}
}

const problem: SiteProblem = {code: 'css-invalid', message: 'The brace is open.'}
const text = 'error css-invalid: The brace is open.'

test('prints a problem of the site and its pages once, and also that it’s fixed', () => {
  const {lines, report} = createReport()
  for (const problems of [[problem], []]) {
    report.problems('the site', problems, 'error')
    report.problems('/a', problems, 'error')
    report.problems('/b', problems, 'error')
  }
  expect(lines).toEqual([text, 'fixed: the site'])
})

test('prints a problem again that was fixed, although a closed page also had it', () => {
  const {lines, report} = createReport()
  report.problems('the site', [problem], 'error')
  report.problems('/a', [problem], 'error')
  report.problems('the site', [], 'error')
  report.problems('the site', [problem], 'error')
  expect(lines).toEqual([text, 'fixed: the site', text])
})

test('prints a warning once that moves to a different line, and an error again', () => {
  const at = (line: number) => ({...problem, position: {file: 'a.css', line}})
  const print = (kind: 'error' | 'warning') => {
    const {lines, report} = createReport()
    for (const line of [1, 2]) report.problems('the site', [at(line)], kind)
    return lines.map((line) => line.replace(/.*\n\s+at /s, ''))
  }
  expect(print('warning')).toEqual(['a.css:1'])
  expect(print('error')).toEqual(['a.css:1', 'a.css:2'])
})

test.each([
  ['in a shared component', {file: 'src/dates.js', line: 2, column: 15}, undefined],
  ['without a line', {file: 'docs/a.md'}, {file: 'docs/b.md'}]
])('prints an error %s once that occurs on several pages', (_title, first, second = first) => {
  const {lines, report} = createReport()
  const fail = (page: string, position: SiteProblem['position']) =>
    report.problems(
      page,
      [{code: 'render-failed', message: `The page ${page} failed to render: No date.`, position}],
      'error'
    )
  fail('/docs/a', first)
  fail('/docs/b', second)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('The page /docs/a failed to render: No date.')
})

test('prints a second warning with the same message', () => {
  const {lines, report} = createReport()
  report.problems('the site', [problem], 'warning')
  report.problems('/a', [problem], 'warning')
  report.problems('the site', [problem, problem], 'warning')
  expect(lines).toHaveLength(2)
})

test('prints at most 20 warnings at once, and counts the others', () => {
  const {lines, report} = createReport()
  const problems = Array.from({length: 25}, (_, index) => ({...problem, message: `No. ${index}.`}))
  report.problems('the site', problems, 'warning')
  expect(lines).toHaveLength(21)
  expect(lines.at(-1)).toBe('… and 5 more. See all with `site build --verbose`.')
})

test('names the part with which a problem was printed when it’s fixed', () => {
  const {lines, report} = createReport()
  for (const problems of [[problem], []]) {
    report.problems('the site', problems, 'error')
    if (problems.length > 0) report.problems('the site in fr', problems, 'error')
  }
  report.problems('the site in fr', [], 'error')
  expect(lines).toEqual([text, 'fixed: the site'])
})
