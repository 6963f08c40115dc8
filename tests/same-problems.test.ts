import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {loadCommandSite} from '../packages/core/src/site/load-command-site.js'
import {scanSite} from '../packages/core/src/scan/scan-site.js'
import {createGenerator} from '../packages/testing/src/create-generator.js'
import {copyFixture} from './build-site.js'
import {startDevServer} from './dev-server.js'

const ERRORS = fileURLToPath(new URL('errors', import.meta.url))

/** Problems of files that only a build writes, and of other locales, which the server loads later. */
const BUILD_ONLY = new Set([
  'feed-style-missing',
  'host-limit-exceeded',
  'locale-folder-shared',
  'policy-blocks-code',
  'pwa-file-missing',
  'pwa-manifest-invalid',
  'translation-file-invalid',
  'translation-folder-unused',
  'translation-without-original'
])

/** Codes that only one of the commands reports for a site, with the reason. */
const DIFFERENCES: Readonly<Record<string, readonly string[]>> = {
  // The server doesn't start with errors in the configuration, so it renders no pages.
  'errors-of-all-stages': ['broken-link', 'import-missing', 'mdx-syntax', 'render-failed'],
  'theme-config-contradictory': ['broken-link'],
  'theme-config-invalid': ['broken-link'],
  'theme-missing': ['theme-component-missing'],
  'url-missing': ['git-unavailable'],
  // An error in a page's module prevents rendering, so the errors of other pages follow later.
  'page-without-default-export': ['page-without-default-export'],
  // The server notices that the renderer has ended, but not which call has ended it.
  'page-ends-process': ['page-failed', 'render-failed'],
  // Errors that pages throw after they're rendered don't reach the server.
  'render-throws': ['page-failed', 'render-failed'],
  // The server doesn't know that the links depend on the missing version.
  'version-folder-missing': ['broken-link'],
  // A build reports a missing page once, and the server on each page that links to it.
  'broken-link': ['broken-link'],
  // A build with errors doesn't check anchors.
  'names-similar': ['broken-anchor'],
  // A build names one page for all blocks in the language, and the server each page that's visited.
  'code-language-unknown': ['code-language-unknown']
}

/** Codes that fail a build, but are warnings during development. */
const NOTICES =
  /^(?:error|warning) (?=(?:broken-markdown-link|broken-link|broken-anchor|image-missing|image-invalid):)/

/** Returns the problems in an output, sorted and without the numbers and names of pages. */
function readProblems(output: string, siteDir = '<site>'): string[] {
  const problems = output
    .replaceAll(siteDir, '<site>')
    .replaceAll(path.relative('', siteDir), '<site>')
    // Printed commands include the site root if it isn't the working directory.
    .replace(/(`npx site [^`]*?) <site>/g, '$1')
    .split(/\n(?:\s*\n)+/)
    .map((block) => block.trim().replace(/\nupdated .*$/, ''))
    .filter((block) => /^(?:error|warning) [a-z-]+:/.test(block))
    .map((block) =>
      block
        .replace(NOTICES, '')
        .replace(
          / on (?:\/\S*|\d+ pages)(?: and \d+ (?:more|other) pages?)? is broken:/,
          ' is broken:'
        )
        .replace(/(?: of)? [Tt]he page \/.*? failed to render/, ' failed to render')
    )
  return [...new Set(problems)].sort()
}

/** Lists the paths of a site's pages. Returns none if the site can't be loaded. */
async function listPages(siteDir: string): Promise<string[]> {
  try {
    const site = await loadCommandSite({siteDir, generator: createGenerator()})
    const {manifest} = await scanSite(site, () => 0)
    return manifest.routes.map((route) => route.path)
  } catch {
    return []
  }
}

/** Milliseconds without output after which all links are considered checked. The server's delay is 250. */
const QUIET = 500
/** Milliseconds after which missing problems are reported. */
const DEADLINE = 15_000

/** Waits until a condition holds, or the deadline, and then until the output no longer grows. */
async function waitForOutput(output: () => string, holds: (text: string) => boolean) {
  const deadline = Date.now() + DEADLINE
  while (!holds(output()) && Date.now() < deadline) await wait(20)
  for (let last = ''; last !== output(); ) {
    last = output()
    await wait(QUIET)
  }
}

/** Starts the server for a site, visits all pages and returns what it prints. */
async function startAndVisit(
  siteDir: string,
  isComplete: (output: string) => boolean
): Promise<string> {
  try {
    const server = await startDevServer({siteDir})
    try {
      for (const page of await listPages(siteDir))
        await fetch(server.origin + encodeURI(page))
          .then((response) => response.text())
          .catch(() => '')
      // Links are checked in the background.
      await waitForOutput(server.output, isComplete)
      return server.output()
    } finally {
      await server.stop()
    }
  } catch (error) {
    return String(error)
  }
}

const codeOf = (problem: string) => /(?:^|^error |^warning )([a-z-]+):/.exec(problem)?.[1] ?? ''

/** Sites whose configuration throws later, which would end the process that runs this test. */
const THROWS_LATE = new Set(['code-failed', 'code-throws-value'])

const sites = readdirSync(ERRORS)
  .filter((name) => !THROWS_LATE.has(name))
  .filter((name) => !existsSync(path.join(ERRORS, name, 'commands.txt')))
  .sort()

/** The expected output of `site build` is tested in `errors.test.ts`. */
test.each(sites)('site start reports the same problems as site build: %s', async (name) => {
  const [, expected = ''] = readFileSync(path.join(ERRORS, name, 'expected.txt'), 'utf8').split(
    '\n--- errors\n'
  )
  const siteDir = copyFixture(`errors/${name}`)
  const differs = new Set([...BUILD_ONLY, ...(DIFFERENCES[name] ?? [])])
  const readComparable = (text: string) =>
    readProblems(text, siteDir).filter((problem) => !differs.has(codeOf(problem)))
  const wanted = readComparable(`\n${expected}`)
  const output = await startAndVisit(siteDir, (text) => {
    const found = new Set(readComparable(text))
    return wanted.every((problem) => found.has(problem))
  })
  expect(readComparable(output)).toEqual(wanted)
})
