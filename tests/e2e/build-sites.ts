import {spawnSync} from 'node:child_process'
import {cpSync, mkdtempSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Fixtures for browser tests, by the environment variable with the path of each build. */
const FIXTURES = Object.entries({
  READING_BUILD: 'reading',
  READER_STATES_BUILD: 'reader-states',
  THEME_BUILD: 'theme-promises',
  VERSIONS_BUILD: 'versions',
  CODE_BUILD: 'markdown-code',
  MARKDOWN_BUILD: 'markdown-features',
  SEARCH_SERVICE_BUILD: 'search-service',
  LOOK_BUILD: 'look',
  INFIMA_BUILD: 'docusaurus-infima',
  CODE_BLOCKS_BUILD: 'docusaurus-code-blocks',
  SWIZZLED_BUILD: 'docusaurus-swizzled'
})

/** Editions of the fixture `offline`, by the environment variable with the path of each build. */
const EDITIONS = Object.freeze({OFFLINE_BUILD_A: 'A', OFFLINE_BUILD_B: 'B', OFFLINE_BUILD_C: 'C'})

/** Builds the sites for browser tests: the reference website, incrementally, and copies of fixtures. */
export default function buildSites() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-reading-'))
  for (const [variable, name] of FIXTURES) {
    const copy = path.join(folder, name)
    cpSync(path.join(ROOT, 'tests/fixtures', name), copy, {recursive: true})
    build(copy)
    process.env[variable] = path.join(copy, 'build')
  }
  buildEditions(path.join(folder, 'offline'))
  process.env.LOCALES_BUILD = buildLocales(path.join(folder, 'locales'))
  build(path.join(ROOT, 'website'))
  return () => rmSync(folder, {recursive: true, force: true})
}

/** Builds the fixture `locales`. It has a base URL, but tests serve it at the root of a host. */
function buildLocales(siteDir: string): string {
  cpSync(path.join(ROOT, 'tests/fixtures/locales'), siteDir, {recursive: true})
  build(siteDir, {args: ['--base-url', '/']})
  return path.join(siteDir, 'build')
}

function buildEditions(siteDir: string): void {
  cpSync(path.join(ROOT, 'tests/fixtures/offline'), siteDir, {recursive: true})
  for (const [variable, edition] of Object.entries(EDITIONS)) {
    const outDir = path.join(siteDir, `build-${edition}`)
    build(siteDir, {args: ['--out-dir', outDir], env: {EDITION: edition}})
    process.env[variable] = outDir
  }
}

interface BuildSettings {
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
}

function build(siteDir: string, {args = [], env = {}}: BuildSettings = {}): void {
  const command = ['packages/core/bin/site.mjs', 'build', siteDir, ...args]
  const {status} = spawnSync(process.execPath, command, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, ...env, CI: 'true'}
  })
  if (status !== 0) throw new Error(`${siteDir} could not be built; the reason stands above.`)
}
