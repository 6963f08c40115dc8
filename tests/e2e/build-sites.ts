import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {cpSync, mkdtempSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Fixtures for browser tests, by the environment variable with the path of each build. */
const FIXTURES = Object.entries({
  READING_BUILD: 'reading',
  READER_STATES_BUILD: 'reader-states',
  LIVE_PARTS_BUILD: 'live-parts',
  THEME_BUILD: 'theme-promises',
  VERSIONS_BUILD: 'versions',
  CODE_BUILD: 'markdown-code',
  MARKDOWN_BUILD: 'markdown-features',
  SEARCH_SERVICE_BUILD: 'search-service',
  LOOK_BUILD: 'look',
  INFIMA_BUILD: 'docusaurus-infima',
  PAGE_STYLES_BUILD: 'docusaurus-page-styles',
  CODE_BLOCKS_BUILD: 'docusaurus-code-blocks',
  SWIZZLED_BUILD: 'docusaurus-swizzled'
})

/** Editions of the fixture `offline`, by the environment variable with the path of each build. */
const EDITIONS = Object.freeze({OFFLINE_BUILD_A: 'A', OFFLINE_BUILD_B: 'B', OFFLINE_BUILD_C: 'C'})

/** A site to build. */
interface SiteSource {
  /** Environment variable with the path of the build. */
  variable?: string
  siteDir: string
  outDir?: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** Builds the sites for browser tests: the reference website, incrementally, and copies of fixtures. */
export default async function buildSites() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-reading-'))
  const copy = (name: string) => {
    const siteDir = path.join(folder, name)
    cpSync(path.join(ROOT, 'tests/fixtures', name), siteDir, {recursive: true})
    return siteDir
  }
  const fixtures = FIXTURES.map(([variable, name]) => ({variable, siteDir: copy(name)}))
  // It has a base URL, but tests serve it at the root of a host.
  const locales = {
    variable: 'LOCALES_BUILD',
    siteDir: copy('locales'),
    args: ['--base-url', '/']
  }
  const editions = listEditions(copy('offline'))
  // A build of a few pages uses one core, so two run in parallel. Editions of one site share its folder.
  await Promise.all([
    buildInOrder([{siteDir: path.join(ROOT, 'website')}, locales]),
    buildInOrder([...fixtures, ...editions])
  ])
  return () => rmSync(folder, {recursive: true, force: true})
}

function listEditions(siteDir: string): SiteSource[] {
  return Object.entries(EDITIONS).map(([variable, edition]) => {
    const outDir = path.join(siteDir, `build-${edition}`)
    return {variable, siteDir, outDir, args: ['--out-dir', outDir], env: {EDITION: edition}}
  })
}

async function buildInOrder(sources: readonly SiteSource[]): Promise<void> {
  for (const source of sources) {
    await build(source)
    const {variable, siteDir, outDir = path.join(siteDir, 'build')} = source
    if (variable) process.env[variable] = outDir
  }
}

async function build({siteDir, args = [], env = {}}: SiteSource): Promise<void> {
  const command = ['packages/core/bin/site.mjs', 'build', siteDir, ...args]
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, ...env, CI: 'true'}
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${siteDir} could not be built. See the errors above.`)
}
