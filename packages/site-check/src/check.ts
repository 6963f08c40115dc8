import fs from 'node:fs'
import path from 'node:path'
import {readFileStats} from '@lectern/shared/files/file-stats'
import {relativePath} from '@lectern/shared/files/relative-path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {createUrlResolver} from './site/url-resolver.js'
import {
  createDeployManifest,
  parseDeployManifest,
  type DeployManifest
} from './site/deploy-manifest.js'
import {openUrlCache} from './external/url-cache.js'
import {checkExternalLinks, type ExternalResult} from './external/check-external-links.js'
import {listExternalLinks} from './external/list-external-links.js'
import {describeFailure, type Requester} from './external/request-url.js'
import {createLocaleFinder} from './sources/locale-finder.js'
import {findStaleSources} from './sources/find-stale-sources.js'
import type {LocatedFinding} from './findings/finding.js'
import {locateFindings} from './sources/locate-findings.js'
import {readOutput} from './read/read-output.js'
import {runChecks} from './checks/run-checks.js'
import {pathInOutput} from './site/checked-locale.js'
import {createSourceTexts} from './sources/source-texts.js'
import type {TaskRunner} from '@lectern/core/workers/task'
import type {CheckOptions} from './check-options.js'
import type {PreparedCheck} from './prepare-check.js'
import {cacheFolder} from '@lectern/core/memory/cache-folders'

/** Input of a check. */
export interface CheckEnvironment {
  runner: TaskRunner
  /** Sends requests to other hosts. Without it, external links aren't checked. */
  requester?: Requester
  /** Milliseconds since 1970. */
  now: number
  showStatus: (line: string) => void
  fetch: Requester['fetch']
}

/** Result of a check. */
export interface CheckResult {
  findings: readonly LocatedFinding[]
  pages: number
  /** The site's URLs, to be saved for later checks. */
  manifest: DeployManifest
  external?: Omit<ExternalResult, 'findings'>
}

/**
 * Checks the output of a built site.
 *
 * @throws SiteError `output-missing`, `check-manifest-invalid`, `check-manifest-missing`.
 */
export async function checkOutput(
  prepared: PreparedCheck,
  {siteDir, outDir, against}: CheckOptions,
  environment: CheckEnvironment
): Promise<CheckResult> {
  const {siteConfig, locales, built, sources} = prepared
  const {check} = siteConfig
  const {runner, fetch, requester} = environment
  const before = against === undefined ? undefined : await readManifest(against, {siteDir, fetch})
  const site = await readOutput({outDir, siteConfig, locales, runner})
  const resolver = createUrlResolver(site)
  const external =
    requester &&
    (await checkExternal(listExternalLinks(site, resolver), siteDir, {...environment, requester}))
  const found = [
    ...runChecks({site, resolver, check, before}),
    ...(external?.findings ?? []),
    ...findStaleSources(built, sources)
  ]
  const findings = locateFindings(found, {
    siteDir,
    outDir,
    site,
    check,
    routeByPath: new Map(
      locales.flatMap((locale) =>
        locale.routes.map((route) => [pathInOutput(route.path, locale), route] as const)
      )
    ),
    finder: createFinder(prepared, siteDir)
  })
  return {findings, pages: site.pages.length, manifest: createDeployManifest(site), external}
}

function createFinder({moduleFiles, locales}: PreparedCheck, siteDir: string) {
  const configFiles = [...moduleFiles]
    .map((file) => relativePath(siteDir, file))
    .filter((file) => !file.includes('node_modules/'))
  return createLocaleFinder(locales, {texts: createSourceTexts(siteDir), configFiles})
}

async function checkExternal(
  links: ReturnType<typeof listExternalLinks>,
  siteDir: string,
  {now, showStatus, requester}: CheckEnvironment & {requester: Requester}
): Promise<ExternalResult> {
  const cache = openUrlCache(path.join(cacheFolder(siteDir), 'external-links.json'), now)
  const report = (done: number, total: number) =>
    showStatus(`Checking external links ${done}/${total}`)
  const result = await checkExternalLinks(links, {requester, cache, report})
  showStatus('')
  cache.save()
  return result
}

interface ManifestSettings {
  siteDir: string
  fetch: Requester['fetch']
}

async function readManifest(
  source: string,
  {siteDir, fetch}: ManifestSettings
): Promise<DeployManifest> {
  const {text, reason} = /^https?:\/\//.test(source)
    ? await fetchText(source, fetch)
    : readText(path.resolve(siteDir, source))
  if (text !== undefined) return parseDeployManifest(text, source)
  throw new SiteError({
    code: 'check-manifest-missing',
    message: reason
      ? `The URL list ${source} can't be loaded: ${reason}.`
      : `The URL list ${source} doesn't exist.`,
    hint: reason
      ? 'Check the network connection and the host, then run the check again.'
      : 'Save a list when you deploy, e.g. `site check --save urls.json`.'
  })
}

/** The text of a list, or the reason why its host didn't return it. A missing list has neither. */
interface LoadedText {
  text?: string
  reason?: string
}

async function fetchText(url: string, fetch: Requester['fetch']): Promise<LoadedText> {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(30_000)})
    if (response.ok) return {text: await response.text()}
    return response.status === 404 ? {} : {reason: `status ${response.status}`}
  } catch (error) {
    return {reason: describeFailure(error)}
  }
}

function readText(file: string): LoadedText {
  return readFileStats(file) ? {text: fs.readFileSync(file, 'utf8')} : {}
}
