import path from 'node:path'
import {build} from '@lectern/core/build/build'
import type {BuildOptions} from '@lectern/core/build/build-options'
import {createTaskPool} from '@lectern/core/workers/task-pool'
import {createMarkdownSite} from '@lectern/testing/markdown-site'
import {expect, test} from 'vitest'
import {runCommand} from '../fixtures/run-command.js'
import {describeInstalledGenerator} from '../site/describe-generator.js'
import {listVerifyArguments} from './build-command.js'

/** Builds a site in this thread only, because other threads can't run TypeScript sources. */
async function buildHere(options: BuildOptions): Promise<void> {
  await build(options, {
    generator: describeInstalledGenerator(),
    pool: {...createTaskPool(1), warmUp: () => {}},
    progress: {stage: async (_name, run) => run(() => {}), note: () => {}, durations: () => ({})}
  })
}

test('reports the result of a build, and the command that serves the site', async () => {
  const siteDir = createMarkdownSite({'owl.md': '# Owl\n'})
  const outDir = path.join(siteDir, 'public')
  await buildHere({siteDir, outDir, baseUrl: '/base/', minify: false})
  const folder = path.basename(siteDir)
  const {exitCode, stdout, stderr} = await runCommand(
    `build ${folder} --out-dir public --base-url /base --no-minify --profile --explain /owl`,
    path.dirname(siteDir)
  )
  expect([exitCode, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/Built 1 page in \d[\d.ms ]*\n/)
  expect(stdout).toContain(`site serve ${folder} --out-dir public --base-url /base/`)
  expect(stdout).toMatch(/^\s+prerender .*HTML$/m)
  expect(stdout).toMatch(/^\/owl {2}owl\/index\.html, @theme\/Page, docs$/m)
})

test('an unknown host is an error in the command line, not in the configuration', async () => {
  const siteDir = createMarkdownSite({'owl.md': '# Owl\n'})
  const {exitCode, stdout, stderr} = await runCommand('build --host nginx,ngnix', siteDir)
  expect([exitCode, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/option '--host <names>' argument 'ngnix' is invalid\. .*nginx, apache/)
})

test.each([
  ['a first build has nothing to keep', {}, false],
  ['a later one keeps the last output', {'build/index.html': 'last'}, true]
])('a failed build shows its problems; %s', async (_title, files, hasOutput) => {
  const siteDir = createMarkdownSite({'site.config.mjs': 'export default null\n', ...files})
  const {exitCode, stderr} = await runCommand('build', siteDir)
  expect(exitCode).toBe(1)
  expect(stderr).toContain('config-invalid')
  expect(stderr.includes('The previous build is unchanged.')).toBe(hasOutput)
})

test("rejects an unknown language that isn't a folder", async () => {
  const {exitCode, stderr} = await runCommand('build --locale fr', createMarkdownSite())
  expect(exitCode).toBe(1)
  expect(stderr).toContain('locale-unknown')
})

test('invalid arguments have their own exit code', async () => {
  const {exitCode, stderr} = await runCommand('build --minfy', createMarkdownSite())
  expect([exitCode, stderr.includes("'--minfy'")]).toEqual([2, true])
})

test('the build that verifies another has all of its options that affect the output', () => {
  const flags = {config: 'a.config.ts', baseUrl: '/docs/', minify: false, host: 'nginx,netlify'}
  expect(listVerifyArguments(flags, ['en', 'fr'])).toEqual([
    ...['--config', 'a.config.ts', '--base-url', '/docs/', '--no-minify'],
    ...['--host', 'nginx,netlify', '--locale', 'en', '--locale', 'fr']
  ])
  expect(listVerifyArguments({minify: true}, [])).toEqual([])
})
