import {cpSync, existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {afterAll, expect, test} from 'vitest'
import {copyFixture, openBuild, runSite, type SiteBuild, type SiteRun} from './build-site.js'
import {describeRun} from './describe-run.js'
import {createSiteHost} from './site-host/site-host.js'

const ERRORS = fileURLToPath(new URL('errors', import.meta.url))

/**
 * Each folder of `errors` is a site with one kind of problem, and its `expected.txt` is the complete output of the
 * command. To update it, run with `UPDATE_EXPECTED=1` and review the diff.
 *
 * The site is built, unless `commands.txt` lists other commands, such as `site docs:version 1.0`.
 */
test.each(readdirSync(ERRORS).sort())('%s', async (name) => {
  const expected = path.join(ERRORS, name, 'expected.txt')
  const commands = path.join(ERRORS, name, 'commands.txt')
  const found = existsSync(commands)
    ? await runCommands(name, readFileSync(commands, 'utf8').trim().split('\n'))
    : await build(name)
  if (process.env.UPDATE_EXPECTED) writeFileSync(expected, found)
  expect(found).toBe(readFileSync(expected, 'utf8'))
})

const host = createSiteHost()
afterAll(() => host.close())

/** Folder of a site with its bundles. */
const BUNDLES = '.site/cache'
/** The first site with bundles for each configuration. */
const bundled = new Map<string, string>()

async function build(name: string): Promise<string> {
  const siteDir = copyFixture(`errors/${name}`)
  reuseBundles(siteDir)
  // The output for a problem doesn't depend on minified scripts.
  const site = openBuild(await run(['build', siteDir, '--no-minify'], siteDir), siteDir)
  checkOutput[name]?.(site)
  return describeRun(site, site.siteDir)
}

/**
 * Starts a site with the bundles of an earlier one with the same configuration. They are most of the
 * work of a small build, and a site that needs others creates them anyway.
 */
function reuseBundles(siteDir: string): void {
  const config = path.join(siteDir, 'site.config.mjs')
  if (!existsSync(config) || existsSync(path.join(siteDir, '.site'))) return
  const key = readFileSync(config, 'utf8')
  const earlier = bundled.get(key)
  if (earlier === undefined || !existsSync(path.join(earlier, BUNDLES, 'bundle.json')))
    bundled.set(key, siteDir)
  else
    for (const entry of ['bundle', 'bundle.json'])
      cpSync(path.join(earlier, BUNDLES, entry), path.join(siteDir, BUNDLES, entry), {
        recursive: true,
        preserveTimestamps: true
      })
}

async function run(args: readonly string[], siteDir: string): Promise<SiteRun> {
  return (await host.run(args, siteDir)) ?? (await runSite(args, siteDir))
}

/** Runs commands in order in one copy of a site. Assignments before `site` set the environment. */
async function runCommands(name: string, commands: readonly string[]): Promise<string> {
  const siteDir = copyFixture(`errors/${name}`)
  const outputs: string[] = []
  for (const command of commands) {
    const words = command.split(' ')
    const start = words.indexOf('site')
    const env = Object.fromEntries(words.slice(0, start).map((word) => word.split('=')))
    const args = words.slice(start + 1)
    const result = start > 0 ? await runSite(args, siteDir, {env}) : await run(args, siteDir)
    outputs.push(`$ ${command}\n${describeRun(result, siteDir)}`)
  }
  return outputs.join('\n')
}

/** Additional checks for sites that build despite unusual input. */
const checkOutput: Readonly<Record<string, (site: SiteBuild) => void>> = {
  'bom-and-crlf'(site) {
    const first = site.read('docs/a/index.html')
    expect(first).toContain('<h1>Both</h1>')
    expect(first).toMatch(/<p>First line\r?\nsecond line\.<\/p>/)
    expect(first).toMatch(/class="[^"]*admonition/)
    expect(first).not.toContain('\uFEFF')
    expect(site.read('docs/b/index.html')).toContain('<b>bold</b>')
  },
  'broken-markdown-link'(site) {
    expect(site.read('docs/a/index.html')).toContain('href="/docs/secnd.md"')
  },
  'git-unavailable'(site) {
    const page = site.read('docs/a/index.html').replaceAll('<!-- -->', '')
    expect(page).toContain(
      'Last updated on <time dateTime="2026-01-31T00:00:00.000Z">January 31, 2026</time> by Ada'
    )
    expect(site.read('blog/2026/01/31/b/index.html')).not.toContain('Last updated')
  },
  'route-conflict'(site) {
    expect(site.read('docs/same/index.html')).toContain('<h1 id="a">A</h1>')
  }
}
