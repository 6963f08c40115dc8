import {existsSync, readdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {PassThrough, Writable} from 'node:stream'
import {stripVTControlCharacters} from 'node:util'
import {expect, test} from 'vitest'
import {runCli} from './cli.js'
import {createTemporarySite} from '@lectern/testing/temporary-site'

/** Runs the command without a terminal. */
async function run(cwd: string, ...args: string[]) {
  const output = {stdout: '', stderr: ''}
  const collect = (name: 'stdout' | 'stderr') =>
    new Writable({
      write(chunk, _encoding, done) {
        output[name] += String(chunk)
        done()
      }
    })
  const process = {
    stdin: new PassThrough(),
    stdout: collect('stdout'),
    stderr: collect('stderr'),
    env: {npm_config_user_agent: 'pnpm/10.1.0 npm/? node/v20.19.0 linux x64'},
    cwd: () => cwd
  }
  const exitCode = await runCli(['node', 'create-site', ...args], process)
  return {exitCode, ...output}
}

const QUIET = ['--skip-install', '--no-git']

/** Runs the command on a terminal. Each answer is typed once its question is shown. */
async function runOnTerminal(
  cwd: string,
  answers: readonly (readonly [question: string, keys: string])[],
  ...args: string[]
) {
  const stdin = Object.assign(new PassThrough(), {isTTY: true, setRawMode() {}})
  const stdout = Object.assign(new PassThrough(), {isTTY: true})
  const stderr = new PassThrough()
  const left = [...answers]
  let screen = ''
  stdout.on('data', (chunk) => {
    screen += stripVTControlCharacters(String(chunk))
    const [question, keys] = left[0] ?? []
    if (!question || !screen.includes(question)) return
    left.shift()
    setImmediate(() => stdin.write(keys))
  })
  const exitCode = await runCli(['node', 'create-site', ...args], {
    ...{stdin, stdout, stderr, env: {}},
    cwd: () => cwd
  })
  return {exitCode, stdout: screen, stderr: String(stderr.read() ?? '')}
}

const ENTER = '\r'
const DOWN = '\u001B[B'

test("prompts for choices that the flags don't set", async () => {
  const cwd = createTemporarySite()
  const {exitCode, stdout} = await runOnTerminal(
    cwd,
    [
      ['Choose a folder', `notes${ENTER}`],
      ['Choose a template', DOWN + ENTER],
      ['Choose a language', ENTER]
    ],
    ...QUIET
  )
  expect([exitCode, stdout]).toEqual([
    0,
    expect.stringContaining(`Created ${cwd}/notes (minimal, TypeScript).`)
  ])
})

test.each([
  ['target-not-empty', 'notes', []],
  ['name-invalid', 'con', []],
  ['packages-missing', 'new', ['--packages', 'packed']]
])('reports %s without a prompt', async (code, folder, flags) => {
  const cwd = createTemporarySite({'notes/readme.md': ''})
  const {exitCode, stdout, stderr} = await runOnTerminal(cwd, [], folder, ...flags)
  expect([exitCode, stdout]).toEqual([1, ''])
  expect(stderr).toContain(`error ${code}: `)
})

test('Ctrl+C in a prompt stops the command and writes nothing', async () => {
  const cwd = createTemporarySite()
  const answers = [
    ['Choose a folder', `notes${ENTER}`],
    ['Choose a template', '\u0003']
  ] as const
  expect(await runOnTerminal(cwd, answers, ...QUIET)).toMatchObject({
    exitCode: 130,
    stderr: 'Canceled. No files were written.\n'
  })
  expect(readdirSync(cwd)).toEqual([])
})

test('uses defaults for missing flags, and prints next steps for the package manager', async () => {
  const cwd = createTemporarySite()
  expect(await run(cwd, ...QUIET)).toEqual({
    exitCode: 0,
    stdout: `Writing 19 files

Created ${cwd}/my-docs (classic, TypeScript).

Next steps:
  cd my-docs
  pnpm install     install packages
  pnpm run start   start the development server
  pnpm run build   build the site into build/
`,
    stderr: ''
  })
  expect(existsSync(path.join(cwd, 'my-docs/src/pages/index.tsx'))).toBe(true)
})

test('flags set the choices, and the target can be the current folder', async () => {
  const cwd = createTemporarySite()
  const flags = ['--template', 'minimal', '--javascript', '--package-manager', 'npm']
  const {stdout} = await run(cwd, '.', ...flags, ...QUIET)
  expect(stdout).toContain(`Created ${cwd} (minimal, JavaScript).\n\nNext steps:\n  npm install `)
  expect(readdirSync(cwd)).toContain('site.config.js')
})

test('an error describes the problem and the fix, and writes nothing', async () => {
  const cwd = createTemporarySite()
  writeFileSync(path.join(cwd, 'notes.txt'), '')
  expect(await run(cwd, 'notes.txt', ...QUIET)).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: `error target-not-empty: The path ${cwd}/notes.txt is a file.\n  → Choose a new or empty folder.\n`
  })
  expect(readdirSync(cwd)).toEqual(['notes.txt'])
})

test('reports a folder without packages before writing anything', async () => {
  const cwd = createTemporarySite()
  expect(await run(cwd, 'a', '--packages', 'packed', ...QUIET)).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: `error packages-missing: The folder ${cwd}/packed has no Lectern packages.
  → Pack them in a clone of Lectern, e.g. \`npm run pack -- --out-dir packed\`, or omit --packages.
`
  })
  expect(readdirSync(cwd)).toEqual([])
})

test.each([
  [['--template', 'blog'], "error: option '--template <name>' argument 'blog' is invalid."],
  [['--typescript', '--javascript'], "error: option '--javascript' cannot be used with"],
  [['--colour'], "error: unknown option '--colour'"]
])('explains an invalid command line: %j', async (args, message) => {
  const cwd = createTemporarySite()
  const {exitCode, stderr} = await run(cwd, 'a', ...args)
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)])
  expect(stderr).toContain('Run `create-site --help` to list options.')
  expect(readdirSync(cwd)).toEqual([])
})
