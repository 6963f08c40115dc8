import fs from 'node:fs'
import type {SiteConfig, SiteProblem} from '@lectern/types'
import {explainPage, findExplainedRoute} from '../explain/explain-page.js'
import type {HostedLocale} from '../hosting/host-files.js'
import {exposeLocale} from '../i18n/expose-locale.js'
import {
  type BuildMemory,
  extendFileMemory,
  type FileMemory,
  isSameMemory,
  NO_FILES
} from '../memory/build-memory.js'
import {spareFolder} from '../memory/cache-folders.js'
import {writeMemory} from '../memory/memory-file.js'
import {type OutputFolder, openOutputFolder} from '../output/output-folder.js'
import {failOnProblems} from '../report/fail-on-problems.js'
import {keepProblems} from '../report/keep-problems.js'
import {sortProblems} from '../report/problem-policy.js'
import {type BundledLocale, bundleLocale, type UsableBundles} from './bundle-locale.js'
import type {FinishedBuild, PlannedBuild} from './build-stages.js'
import {describeResult} from './describe-result.js'
import type {BuildEnvironment, BuildOptions, BuildResult} from './build-options.js'
import {checkPages} from './check-pages.js'
import {compileLocale} from './compile-locale.js'
import {emitLocale} from './emit-locale.js'
import type {LoadedLocale} from './load-locale.js'
import {generatePluginFiles} from './generate-plugin-files.js'
import {planLocale} from './plan-locale.js'
import {renderLocale} from './render-locale.js'
import type {PreparedLocale} from './scan-locales.js'
import type {ScannedLocale} from './scan-locale.js'

/** Result of building one locale, with data for the remaining locales and the next build. */
export interface BuiltLocale {
  result: BuildResult
  memory: BuildMemory
  /** Data about the locale's output for hosts. */
  hosted: HostedLocale
  /** Keys of the content records that were used. Absent if nothing has changed. */
  used?: ReadonlySet<string>
}

/** Options for building one locale. */
export interface LocaleOptions extends Pick<BuildOptions, 'minify' | 'explain'> {
  /** Whether no other locale follows, so that threads can end once the pages are rendered. */
  isLast: boolean
}

/** Data about files that stages collect for later stages and the next build. */
interface FileFacts {
  /** All known data about files. */
  known: FileMemory
  /** Data that this build has used. */
  used: FileMemory
}

/**
 * Builds a scanned site in one locale: compile → bundle → prerender → emit. If a stage finds
 * errors, the next one continues with the valid results, so that all errors are reported together.
 *
 * @throws SiteError with all problems, if any of them fails the build.
 */
export async function buildLocale(
  {loaded, scanned, check}: PreparedLocale,
  options: LocaleOptions,
  environment: BuildEnvironment
): Promise<BuiltLocale> {
  const {memory: last, target, site} = loaded
  const {siteConfig} = site
  exposeLocale(site.compatibility, siteConfig.i18n.currentLocale)
  const {routes} = scanned.scan.manifest
  const explained = await keepProblems({problems: scanned.scan.problems, siteConfig}, () =>
    options.explain === undefined
      ? undefined
      : findExplainedRoute(options.explain, routes, scanned.site)
  )
  const {facts, ...planned} = await planBuild(scanned, loaded, options, environment)
  try {
    check?.(planned)
    const settings = {last, facts, isLast: options.isLast}
    const {facts: all, ...built} = await finishBuild(planned, settings, environment)
    const {sources, files, images, contents} = all.used
    const {notes: pages} = built.pages
    const output = built.emitted.written
    const memory: BuildMemory = {sources, files, images, contents, output, pages}
    const result = describeResult(built, output)
    const explanation =
      explained &&
      explainPage(explained, {
        ...{site: scanned.site, contents: built.compiled.contents, plan: built.plan},
        ...{outDir: target.outDir, last, next: memory}
      })
    const {hosted} = planned.planned
    if (isSameMemory(memory, last)) return {result: {...result, explanation}, memory, hosted}
    writeMemory(target.ownCacheDir, target.finalDir, environment.generator.version, memory)
    const used = new Set([...contents.keys(), ...built.bundled.records, ...built.files.records])
    return {result: {...result, explanation}, memory, hosted, used}
  } finally {
    removeFolder(planned.bundled.temporaryDir)
  }
}

function removeFolder(folder: string | undefined): void {
  if (folder !== undefined) fs.rmSync(folder, {recursive: true, force: true})
}

/** Compiles and bundles a site, and plans its output. */
async function planBuild(
  scanned: ScannedLocale,
  {reader, known}: LoadedLocale,
  {minify}: Pick<BuildOptions, 'minify'>,
  environment: BuildEnvironment
): Promise<PlannedBuild & {facts: FileFacts}> {
  const {siteConfig} = scanned.site
  const keep = <Result>(problems: readonly SiteProblem[], run: () => Result | Promise<Result>) =>
    keepProblems({problems, siteConfig}, run)
  const compile = await keep(scanned.scan.problems, () =>
    compileLocale(scanned, {reader, known}, environment)
  )
  const compiled = compile.output
  const start: FileFacts = {known, used: {...NO_FILES, sources: reader.memory()}}
  const afterCompile = addFacts(start, compile.memory)
  const files = {known: afterCompile.known, minify}
  const bundle = await keep(compiled.problems, () =>
    bundleLocale(scanned, compiled, files, environment)
  )
  const afterBundle = addFacts(afterCompile, bundle.memory)
  const problems = [...compiled.problems, ...bundle.output.problems]
  const bundled = requireBundles(bundle.output, problems, siteConfig)
  const plan = await keep(problems, () =>
    planLocale(scanned, compiled, bundled, afterBundle.known, environment)
  )
  const facts = addFacts(afterBundle, plan.memory)
  return {scanned, compiled, bundled, planned: plan.output, facts}
}

/**
 * Returns the bundles of a site.
 *
 * @throws SiteError with all problems if no part of the site can be bundled.
 */
function requireBundles(
  {bundles, ...bundled}: BundledLocale,
  problems: readonly SiteProblem[],
  siteConfig: SiteConfig
): UsableBundles {
  if (bundles) return {...bundled, bundles}
  failOnProblems(problems, siteConfig)
  throw new Error('The site has no bundles.')
}

interface FinishSettings extends Pick<LocaleOptions, 'isLast'> {
  last: BuildMemory
  facts: FileFacts
}

/** Renders changed pages, checks the whole site and replaces the previous output. */
async function finishBuild(
  built: PlannedBuild,
  settings: FinishSettings,
  environment: BuildEnvironment
): Promise<FinishedBuild & {facts: FileFacts}> {
  const {target} = built.scanned
  const folders = {
    outDir: target.outDir,
    spareDir: spareFolder(target.ownCacheDir, target.finalDir)
  }
  const output = openOutputFolder(folders, built.planned.plan, settings.last.output)
  try {
    return await fillOutput(built, {...settings, output}, environment)
  } catch (error) {
    output.discard()
    throw error
  }
}

async function fillOutput(
  built: PlannedBuild,
  {output, last, facts, isLast}: FinishSettings & {output: OutputFolder},
  environment: BuildEnvironment
): Promise<FinishedBuild & {facts: FileFacts}> {
  const {scanned, compiled, bundled, planned} = built
  const {siteConfig} = scanned.site
  const {createJob} = planned
  const known = [...compiled.problems, ...bundled.problems, ...planned.problems]
  const {failures} = sortProblems(known, siteConfig)
  const pages = await keepProblems({problems: known, siteConfig}, () =>
    renderLocale({scanned, bundled, failures}, {createJob, output}, last.pages, environment)
  )
  if (isLast) await environment.pool.close()
  const problems = [...known, ...pages.problems]
  // Plugins only generate files for a complete site.
  const isWhole = sortProblems(problems, siteConfig).failures.length === 0
  const {memory, output: files} = isWhole
    ? await generatePluginFiles(
        scanned,
        compiled,
        {planned, output, pages},
        facts.known,
        environment
      )
    : {memory: {}, output: {generated: new Map(), records: []}}
  const plan = new Map([...files.generated, ...planned.plan])
  const found = checkPages(scanned, compiled, pages, {plan, isWhole})
  const warnings = failOnProblems([...problems, ...found], siteConfig)
  const {hashes} = pages
  const {generated} = files
  const emitted = await emitLocale(
    scanned,
    compiled,
    {output, generated, plan, hashes},
    environment
  )
  const all = [...warnings, ...emitted.problems]
  return {...built, pages, files, emitted, warnings: all, plan, facts: addFacts(facts, memory)}
}

function addFacts({known, used}: FileFacts, memory: Partial<FileMemory>): FileFacts {
  return {known: extendFileMemory(known, memory), used: extendFileMemory(used, memory)}
}
