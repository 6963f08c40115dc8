import {existsSync, readdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {Writable} from 'node:stream'
import {expect, test} from 'vitest'
import {runCli} from './cli.js'
import {createTemporaryFolder} from './fixtures/temporary-folder.js'

/** The command in a folder where nobody can be asked. */
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
    stdin: {},
    stdout: collect('stdout'),
    stderr: collect('stderr'),
    env: {npm_config_user_agent: 'pnpm/10.1.0 npm/? node/v20.19.0 linux x64'},
    cwd: () => cwd
  }
  const exitCode = await runCli(['node', 'create-site', ...args], process)
  return {exitCode, ...output}
}

const QUIET = ['--skip-install', '--no-git']

test('what is not said has its default, and the next steps are in the words of who runs it', async () => {
  const cwd = createTemporaryFolder()
  expect(await run(cwd, ...QUIET)).toEqual({
    exitCode: 0,
    stdout: `
Created ${cwd}/my-docs (classic, TypeScript).

Next:
  cd my-docs
  pnpm install     install the packages
  pnpm run start   write with the site open in a browser
  pnpm run build   build the website into build/
`,
    stderr: ''
  })
  expect(existsSync(path.join(cwd, 'my-docs/src/pages/index.tsx'))).toBe(true)
})

test('flags choose, and the folder may be the one that is open', async () => {
  const cwd = createTemporaryFolder()
  const flags = ['--template', 'minimal', '--javascript', '--package-manager', 'npm']
  const {stdout} = await run(cwd, '.', ...flags, ...QUIET)
  expect(stdout).toContain(`Created ${cwd} (minimal, JavaScript).\n\nNext:\n  npm install `)
  expect(readdirSync(cwd)).toContain('site.config.js')
})

test('an error says what is wrong and what to do, and writes nothing', async () => {
  const cwd = createTemporaryFolder()
  writeFileSync(path.join(cwd, 'notes.txt'), '')
  expect(await run(cwd, 'notes.txt', ...QUIET)).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: `error target-not-empty: ${cwd}/notes.txt is a file.\n  → Name a folder that is new or empty.\n`
  })
  expect(readdirSync(cwd)).toEqual(['notes.txt'])
})

test('a folder without packages is named before anything is written', async () => {
  const cwd = createTemporaryFolder()
  expect(await run(cwd, 'a', '--packages', 'packed', ...QUIET)).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: `error packages-missing: There are no packages of Lectern in ${cwd}/packed.
  → Write them with \`npm run pack -- --out-dir packed\` in a clone of Lectern, or leave --packages out.
`
  })
  expect(readdirSync(cwd)).toEqual([])
})

test.each([
  [['--template', 'blog'], "error: option '--template <name>' argument 'blog' is invalid."],
  [['--typescript', '--javascript'], "error: option '--javascript' cannot be used with"],
  [['--colour'], "error: unknown option '--colour'"]
])('a command line that is wrong is explained: %j', async (args, message) => {
  const cwd = createTemporaryFolder()
  const {exitCode, stderr} = await run(cwd, 'a', ...args)
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)])
  expect(stderr).toContain('Type `create-site --help` for what there is.')
  expect(readdirSync(cwd)).toEqual([])
})
