import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {afterAll, expect, test} from 'vitest'
import {copyFixture, openBuild, runSite, type SiteBuild} from './build-site.js'
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

async function build(name: string): Promise<string> {
  const siteDir = copyFixture(`errors/${name}`)
  // The output for a problem doesn't depend on minified scripts.
  const args = ['build', siteDir, '--no-minify']
  const run = (await host.run(args, siteDir)) ?? (await runSite(args, siteDir))
  const site = openBuild(run, siteDir)
  checkOutput[name]?.(site)
  return describeRun(site, site.siteDir)
}

/** Runs commands in order in one copy of a site. Assignments before `site` set the environment. */
async function runCommands(name: string, commands: readonly string[]): Promise<string> {
  const siteDir = copyFixture(`errors/${name}`)
  const outputs: string[] = []
  for (const command of commands) {
    const words = command.split(' ')
    const start = words.indexOf('site')
    const env = Object.fromEntries(words.slice(0, start).map((word) => word.split('=')))
    const run = await runSite(words.slice(start + 1), siteDir, {env})
    outputs.push(`$ ${command}\n${describeRun(run, siteDir)}`)
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
