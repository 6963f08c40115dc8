import type {ProblemCode, SiteProblem} from '@lectern/types'
import pc from 'picocolors'
import {describe, expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {formatProblem} from './format-problem.js'
import {sortProblems} from './problem-policy.js'
import {createProgress, formatBytes, formatDuration} from './progress.js'
import {createTerminal} from './terminal.js'

const plain = pc.createColors(false)

describe('a problem as text', () => {
  const problem: SiteProblem = {
    code: 'image-missing',
    message: "The image a.png doesn't exist.",
    position: {file: 'docs/a.md', line: 10, column: 3},
    hint: 'Fix the path.'
  }
  const lines = Array.from({length: 10}, (_, index) => `line ${index + 1}`)

  test('shows the place between its neighbors', () => {
    const siteDir = createTemporarySite({'docs/a.md': lines.join('\r\n')})
    expect(formatProblem(problem, 'error', siteDir, plain)).toBe(
      [
        "error image-missing: The image a.png doesn't exist.",
        '  at docs/a.md:10:3',
        '   9 | line 9',
        '  10 | line 10',
        '     |   ^',
        '  → Fix the path.'
      ].join('\n')
    )
  })

  test('works without lines of a deleted file, without a position, without a hint', () => {
    expect(formatProblem(problem, 'warning', '/nowhere', plain)).toBe(
      "warning image-missing: The image a.png doesn't exist.\n  at docs/a.md:10:3\n  → Fix the path."
    )
    const bare: SiteProblem = {code: 'test:a-b', message: 'It is so.'}
    expect(formatProblem(bare, 'error', '/nowhere', plain)).toBe('error test:a-b: It is so.')
  })
})

test('the configuration decides the policy of a problem, unless the problem has one', () => {
  const policies = {
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'ignore',
    onBrokenMarkdownLinks: 'fail',
    onBrokenMarkdownImages: 'warn',
    onDuplicateRoutes: 'ignore'
  } as const
  const of = (code: ProblemCode, policy?: SiteProblem['policy']) => ({code, message: '', policy})
  const problems = [
    of('broken-link'),
    of('broken-anchor'),
    of('broken-markdown-link'),
    of('image-missing'),
    of('route-conflict'),
    of('admonition-unknown', 'warn'),
    of('test:anything-else'),
    of('broken-link', 'fail')
  ]
  const {failures, warnings} = sortProblems(problems, policies)
  expect(failures.map(({code}) => code)).toEqual([
    'broken-markdown-link',
    'test:anything-else',
    'broken-link'
  ])
  expect(warnings.map(({code, policy}) => [code, policy])).toEqual([
    ['broken-link', 'warn'],
    ['image-missing', 'warn'],
    ['admonition-unknown', 'warn']
  ])
})

test.each([
  [0, '0 ms'],
  [840.4, '840 ms'],
  [12_340, '12.3s'],
  [125_000, '2m 5s']
])('%d milliseconds are written as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text)
})

test.each([
  [999, '999 B'],
  [34_500, '34.5 kB'],
  [1_234_567, '1.2 MB']
])('%d bytes are written as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

describe('progress', () => {
  function run(isTTY: boolean, env: NodeJS.ProcessEnv) {
    let written = ''
    const stream = {
      isTTY,
      columns: 80,
      write(text: string) {
        written += text
        return true
      }
    } as unknown as NodeJS.WriteStream
    const terminal = createTerminal({stdout: stream, stderr: stream, env})
    let time = 0
    const progress = createProgress(terminal, () => time)
    const done = progress.stage('compile', (report) => {
      report(1, 2)
      time = 1500
    })
    return done.then(() => ({written, durations: progress.durations()}))
  }

  test("is one plain line for a stage if lines can't be replaced", async () => {
    expect(await run(true, {CI: 'true'})).toEqual({
      written: '3/7 Compiling pages: 1.5s\n',
      durations: {compile: 1500}
    })
  })

  test('is one line that changes in a terminal', async () => {
    expect((await run(true, {})).written).toBe(
      '3/7 Compiling pages\r\u001B[2K3/7 Compiling pages 1/2\r\u001B[2K'
    )
  })
})
