import type {ProblemCode, SiteProblem} from '@lectern/types'
import pc from 'picocolors'
import {describe, expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createProblemFormatter} from './format-problem.js'
import {sortProblems} from './problem-policy.js'
import {createProgress, formatDuration} from './progress.js'
import {createTerminal} from './terminal.js'

const terminal = {colors: pc.createColors(false), cwd: '/nowhere'}

describe('a formatted problem', () => {
  const problem: SiteProblem = {
    code: 'image-missing',
    message: "The image a.png doesn't exist.",
    position: {file: 'docs/a.md', line: 10, column: 3},
    hint: 'Fix the path.'
  }
  const lines = Array.from({length: 10}, (_, index) => `line ${index + 1}`)

  test('shows the position with surrounding lines', () => {
    const siteDir = createTemporarySite({'docs/a.md': lines.join('\r\n')})
    expect(createProblemFormatter(siteDir, terminal)(problem, 'error')).toBe(
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

  test('shows the part of a long line around the column', () => {
    const text = `${'a'.repeat(500)}X${'b'.repeat(500)}`
    const siteDir = createTemporarySite({'docs/a.md': text})
    const position = {file: 'docs/a.md', line: 1, column: 501}
    const [, , row = '', mark = ''] = createProblemFormatter(siteDir, terminal)(
      {...problem, position},
      'error'
    ).split('\n')
    expect(row).toBe(`  1 | …${'a'.repeat(60)}X${'b'.repeat(99)}`)
    expect(row[mark.indexOf('^')]).toBe('X')
  })

  test('works for a deleted file, without a position and without a hint', () => {
    const format = createProblemFormatter('/nowhere', terminal)
    expect(format(problem, 'warning')).toBe(
      "warning image-missing: The image a.png doesn't exist.\n  at docs/a.md:10:3\n  → Fix the path."
    )
    const bare: SiteProblem = {code: 'test:a-b', message: 'It is so.'}
    expect(format(bare, 'error')).toBe('error test:a-b: It is so.')
  })
})

test('takes its policy from the configuration, unless the problem sets one', () => {
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
])('%d milliseconds are formatted as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text)
})

describe('progress', () => {
  function run(isTTY: boolean, env: NodeJS.ProcessEnv, {isFailing = false, columns = 80} = {}) {
    let written = ''
    const stream = {
      isTTY,
      columns,
      write(text: string) {
        written += text
        return true
      }
    } as unknown as NodeJS.WriteStream
    const terminal = createTerminal({stdout: stream, stderr: stream, env, cwd: () => '/'})
    let time = 0
    const ticks = new Set<() => void>()
    const repeat = (tick: () => void) => {
      ticks.add(tick)
      return () => ticks.delete(tick)
    }
    const progress = createProgress(terminal, () => time, repeat)
    const done = progress.stage('compile', (report) => {
      report(1, 2)
      time = 1500
      for (const tick of ticks) tick()
      if (isFailing) throw new Error('no')
    })
    return done
      .catch(() => {})
      .then(() => ({written, durations: progress.durations(), running: ticks.size}))
  }

  test.each<[NodeJS.ProcessEnv]>([[{CI: 'true'}], [{NO_COLOR: '1'}], [{TERM: 'dumb'}]])(
    'is one plain line per stage with %o',
    async (env) => {
      expect(await run(true, env)).toEqual({
        written: '3/7 Compiling pages: 1.5s\n',
        durations: {compile: 1500},
        running: 0
      })
    }
  )

  const CLEAR = '\r\u001B[2K'

  test('is one live line with a spinner, a count and the elapsed time in a terminal', async () => {
    const lines = ['⠋ 3/7 Compiling pages', '⠋ 3/7 Compiling pages 1/2']
    expect((await run(true, {})).written).toBe(
      `${lines.join(CLEAR)}${CLEAR}⠙ 3/7 Compiling pages 1/2 (1s)${CLEAR}`
    )
  })

  test('clears the line and stops the spinner if a stage fails', async () => {
    const {written, running} = await run(true, {}, {isFailing: true})
    expect(written.endsWith(CLEAR)).toBe(true)
    expect(running).toBe(0)
  })

  test('uses an ASCII spinner if the font has no braille, and fits unknown widths', async () => {
    const {written} = await run(true, {TERM: 'linux'}, {columns: 0})
    expect(written.split(CLEAR)).toEqual([
      '- 3/7 Compiling pages',
      '- 3/7 Compiling pages 1/2',
      '\\ 3/7 Compiling pages 1/2 (1s)',
      ''
    ])
  })
})
