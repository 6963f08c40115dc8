import {describe, expect, test} from 'vitest'
import {createProgram} from '../cli.js'
import {createTerminal} from '@lectern/core/report/terminal'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {splitLocales} from './locale-option.js'
import {readPoll} from './poll-option.js'
import type {CliProcess} from './site-command.js'

/** Reads a command line without running its command. */
async function read(line: string) {
  const folder = createTemporarySite({'my-site/site.config.mjs': 'export default {}'})
  const words = line.split(' ')
  const printed: string[] = []
  const write = (text: string) => printed.push(text)
  const stream = {write} as unknown as NodeJS.WriteStream
  const process = {stdout: stream, stderr: stream, env: {}, cwd: () => folder}
  // The only part of a process that is used before a command runs.
  const context = {process: process as unknown as CliProcess, terminal: createTerminal(process)}
  const program = createProgram(context, words[0])
  const command = program.commands.find((one) => one.name() === words[0])
  if (!command) throw new Error(`There is no command ${words[0]}.`)
  command.configureOutput({writeErr: write}).action(() => {})
  const isRejected = await program.parseAsync(['node', 'site', ...words]).then(
    () => false,
    () => true
  )
  const [siteArgument = '.'] = command.args
  const flags = command.opts()
  return {folder, command, siteArgument, flags, printed: printed.join(''), isRejected}
}

describe('a Docusaurus option with the same meaning in Lectern', () => {
  test.each([
    ['start --port 4000', {port: 4000}],
    ['start -p 4000', {port: 4000}],
    ['start --host 0.0.0.0', {host: '0.0.0.0'}],
    ['start -h 0.0.0.0', {host: '0.0.0.0'}],
    ['start --locale fr', {locale: 'fr'}],
    ['start -l fr', {locale: 'fr'}],
    ['start --config other.js', {config: 'other.js'}],
    ['start --no-open', {open: false}],
    ['start --poll', {poll: true}],
    ['start --poll 1000', {poll: '1000'}],
    ['build --out-dir public', {outDir: 'public'}],
    ['build --config other.js', {config: 'other.js'}],
    ['build --locale fr', {locale: ['fr']}],
    ['build -l fr -l de', {locale: ['fr', 'de']}],
    ['build --locale fr de', {locale: ['fr', 'de']}],
    ['build --no-minify', {minify: false}],
    ['swizzle --wrap', {wrap: true}],
    ['swizzle -w', {wrap: true}],
    ['swizzle --eject', {eject: true}],
    ['swizzle -e', {eject: true}],
    ['swizzle --list', {list: true}],
    ['swizzle -l', {list: true}],
    ['swizzle --typescript', {typescript: true}],
    ['swizzle -t', {typescript: true}],
    ['swizzle --javascript', {javascript: true}],
    ['swizzle -j', {javascript: true}],
    ['swizzle --danger', {danger: true}],
    ['swizzle --config other.js', {config: 'other.js'}],
    ['deploy --locale fr', {locale: ['fr']}],
    ['deploy -l fr -l de', {locale: ['fr', 'de']}],
    ['deploy --out-dir public', {outDir: 'public'}],
    ['deploy --config other.js', {config: 'other.js'}],
    ['deploy --skip-build', {skipBuild: true}],
    ['deploy --target-dir docs', {targetDir: 'docs'}],
    ['serve --dir public', {dir: 'public'}],
    ['serve --config other.js', {config: 'other.js'}],
    ['serve --port 4000', {port: 4000}],
    ['serve -p 4000', {port: 4000}],
    ['serve --build', {build: true}],
    ['serve --host 0.0.0.0', {host: '0.0.0.0'}],
    ['serve -h 0.0.0.0', {host: '0.0.0.0'}],
    ['serve --no-open', {}],
    ['clear', {}],
    ['write-translations --locale fr', {locale: 'fr'}],
    ['write-translations -l fr', {locale: 'fr'}],
    ['write-translations --override', {override: true}],
    ['write-translations --config other.js', {config: 'other.js'}],
    ['write-translations --messagePrefix !', {messagePrefix: '!'}],
    ['write-heading-ids --maintain-case', {maintainCase: true}],
    ['write-heading-ids --overwrite', {overwrite: true}],
    ['write-heading-ids --syntax mdx-comment', {syntax: 'mdx-comment'}],
    ['write-heading-ids --migrate', {migrate: true}],
    ['docs:version 1.0.0 --config other.js', {config: 'other.js'}],
    ['docs:version:community 1.0.0', {}]
  ])('is accepted silently: %s', async (line, expected) => {
    const {flags, printed, isRejected} = await read(line)
    expect([printed, isRejected]).toEqual(['', false])
    expect(flags).toMatchObject(expected)
  })
})

test.each([
  ['start --hot-only', '--hot-only has no effect: the page only reloads'],
  ['start --no-minify', '--no-minify has no effect: `site start` never'],
  ['build --bundle-analyzer', '--bundle-analyzer has no effect: use `site build'],
  ['build --dev', '--dev has no effect: use `site start`']
])('an option that has no effect logs a notice, and the command runs: %s', async (...row) => {
  const [line, notice] = row
  const {printed, isRejected} = await read(line)
  expect(isRejected).toBe(false)
  expect(printed).toContain(notice)
  expect(printed.split('\n')).toHaveLength(2)
})

test('help omits options without an effect and aliases', async () => {
  for (const name of ['start', 'build', 'serve', 'write-heading-ids']) {
    const {command} = await read(name)
    expect(command.helpInformation()).not.toMatch(/Docusaurus|--hot-only|--dir |--no-open|--dev/)
  }
})

test.each([
  ['build --locale fr de my-site', {siteArgument: 'my-site', locales: ['fr', 'de']}],
  ['build my-site --locale fr', {siteArgument: 'my-site', locales: ['fr']}],
  ['build --locale fr de', {siteArgument: '.', locales: ['fr', 'de']}],
  ['build', {siteArgument: '.', locales: []}]
])('locales are distinguished from a site root that follows them: %s', async (line, expected) => {
  const {folder, siteArgument, flags} = await read(line)
  expect(splitLocales(siteArgument, flags, folder)).toEqual(expected)
})

test.each([
  ['start', {siteArgument: '.'}],
  ['start --poll', {siteArgument: '.', pollInterval: 150}],
  ['start --poll my-site', {siteArgument: 'my-site', pollInterval: 150}],
  ['start --poll 1000 my-site', {siteArgument: 'my-site', pollInterval: 1000}],
  ['start my-site --poll true', {siteArgument: 'my-site', pollInterval: 150}],
  ['start --poll false', {siteArgument: '.'}]
])('an interval is distinguished from a site root that follows it: %s', async (line, expected) => {
  const {folder, command, siteArgument, flags} = await read(line)
  expect(readPoll(command, siteArgument, flags, folder)).toEqual(expected)
})

test("rejects a value that's neither an interval nor a site root", async () => {
  const {folder, command, flags} = await read('start --poll often')
  expect(() => readPoll(command, '.', flags, folder)).toThrow(
    "'--poll often' is not a number of milliseconds, e.g. --poll 1000"
  )
})
