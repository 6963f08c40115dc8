import {execFileSync} from 'node:child_process'
import {mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {mkdirSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import type {TestProject} from 'vitest/node'
import {generateLocales} from '../shards/generate-site.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute path of a folder with the site in `site` and its output in `one/build`. */
    engineFolder: string
    /** Reasons why engines can't be tested, by name. */
    missingEngines: Readonly<Record<string, string>>
  }
}

const CLI = fileURLToPath(new URL('../../packages/core/bin/site.mjs', import.meta.url))
/** Number of pages in each of the three locales. */
const PAGES = 6

/** Result of `scripts/ensure-engines.mjs`. */
interface Engines {
  /** Absolute path of a folder with `node_modules`. */
  folder: string
  missing: Readonly<Record<string, string>>
}

/** Creates a site in a Git repository and builds it on one machine. All engines use copies of it. */
export default function provideProject(project: TestProject) {
  const {SITE_TEST_ENGINES} = process.env
  if (SITE_TEST_ENGINES === undefined)
    throw new Error('Run `npm test -- --only engines`, which installs the engines.')
  const {folder: tools, missing} = JSON.parse(SITE_TEST_ENGINES) as Engines
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'lectern-engines-'))
  try {
    createSite(path.join(folder, 'site'), path.join(tools, 'node_modules'))
    const one = path.join(folder, 'one')
    execFileSync('cp', ['-r', path.join(folder, 'site'), one])
    execFileSync(process.execPath, [CLI, 'build', one], {
      env: {...process.env, CI: 'true', NO_COLOR: '1'}
    })
  } catch (error) {
    rmSync(folder, {recursive: true, force: true})
    throw error
  }
  project.provide('engineFolder', folder)
  project.provide('missingEngines', missing)
  return () => rmSync(folder, {recursive: true, force: true})
}

function createSite(siteDir: string, packages: string): void {
  generateLocales(siteDir, PAGES)
  const write = (file: string, text: string) => writeFileSync(path.join(siteDir, file), text)
  write('site.config.mjs', CONFIG)
  write('package.json', '{"name": "docs", "private": true}\n')
  write('.gitignore', 'node_modules\n.site\nbuild\nshards\n.turbo\n.nx\n')
  commit(siteDir)
  mkdirSync(path.join(packages, '.bin'), {recursive: true})
  rmSync(path.join(packages, '.bin/site'), {force: true})
  symlinkSync(CLI, path.join(packages, '.bin/site'))
  symlinkSync(packages, path.join(siteDir, 'node_modules'))
}

/** The dates of pages are in the output, so shards need the Git history. */
const CONFIG = `export default {
  title: 'Shards',
  url: 'https://docs.example.com',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'de']},
  presets: [['classic', {docs: {showLastUpdateTime: true}, blog: false}]],
  themeConfig: {navbar: {title: 'Shards'}}
}
`

function commit(siteDir: string): void {
  const date = '2024-05-06T12:00:00Z'
  const env = {
    ...process.env,
    ...{GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1'},
    ...{GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com', GIT_AUTHOR_DATE: date},
    ...{GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.com'},
    GIT_COMMITTER_DATE: date
  }
  const git = (...args: string[]) => execFileSync('git', args, {cwd: siteDir, env})
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Add pages')
}
