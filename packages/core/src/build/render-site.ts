import type {Bundles, RenderedSite, Route, SiteProblem, SummaryLine} from '@lectern/types'
import type {RenderedPage} from '@lectern/prerender'
import {
  isSameLedger,
  spareFolder,
  writeLedger,
  type BuildLedger,
  type PageNote
} from '../memory/build-ledger.js'
import {readImportRecord} from '../content/compile-import.js'
import {createPartialTexts, readAllPartials, type PartialTexts} from '../content/partial-texts.js'
import {collectFunctions} from '../content/site-functions.js'
import {createOutputPlan} from '../emit/create-output-plan.js'
import {finishOutput} from '../emit/finish-output.js'
import {listPluginFiles, makeFiles} from '../emit/make-files.js'
import {createRenderedSite} from '../emit/rendered-site.js'
import {findBrokenLinks} from '../emit/find-broken-links.js'
import {openOutputFolder, type OutputFolder} from '../output/output-folder.js'
import {listAnsweredPaths, madeKey, sumBytes, type OutputPlan} from '../output/output-plan.js'
import type {WrittenFiles} from '../output/written-file.js'
import {createHostFiles, type HostFiles} from '../hosting/host-files.js'
import {createRenderJobs} from '../pages/create-render-job.js'
import {joinFailures} from '../pages/join-failures.js'
import {outputFile} from '../output/output-file.js'
import {joinNotes, renderPages} from '../pages/render-pages.js'
import {pluginLabel} from '../plugins/load-plugins.js'
import {createPluginPageTags} from '../plugins/plugin-page-tags.js'
import {failOnProblems} from '../report/fail-on-problems.js'
import {findBlockedCode} from '../security/blocked-code-problems.js'
import {createPolicyLine} from '../report/policy-line.js'
import {createSitePolicy} from '../security/site-policy.js'
import {createTranslate} from '../translations/code-messages.js'
import {createRouteIndex} from '../routes/route-index.js'
import type {ScannedSite} from '../scan/scan-site.js'
import type {BuildEnvironment, PluginShare} from './build-options.js'
import type {CompiledSite} from './compile-site.js'
import type {PreparedSite} from './prepare-site.js'

/** A site of which all is known that its pages are made from. */
export type BundledSite = PreparedSite &
  CompiledSite & {
    bundles: Bundles
    /** Keys of the records that partials use. */
    imported: Set<string>
  }

/** A site whose output is in place. */
export type EmittedSite = Awaited<ReturnType<typeof renderSite>>

/** Render what has changed, check the whole and put it in the place of the last output. */
export async function renderSite(built: BundledSite, environment: BuildEnvironment) {
  const {scanned, ledger, outDir} = built
  const {routes} = scanned.manifest
  const {siteConfig} = built.site
  const {
    plan: planned,
    createJob,
    hosted,
    hostProblems,
    policyLine
  } = planOutput(built, environment)
  const places = {outDir, spareDir: spareFolder(built.ownCacheDir, built.finalDir)}
  const output = openOutputFolder(places, planned, ledger.output)
  try {
    const fileOf = ({path}: Pick<Route, 'path'>) => outputFile(path, siteConfig.trailingSlash)
    const changed = routes.filter((route) => !output.unchanged.has(fileOf(route)))
    const rendered = await environment.progress.stage('prerender', (report) =>
      renderPages(changed, {
        runner: environment.pool,
        createJob,
        rendererEntry: built.bundles.server.entry,
        recordsDir: built.recordsDir,
        output,
        outDir,
        report
      })
    )
    const notes = joinNotes(routes, rendered, ledger.pages)
    // Of a page that failed there is nothing to read; the check below says so.
    const isWhole = rendered.every(({problems}) => problems.length === 0)
    const readPage = async (path: string) => output.read(fileOf({path}))
    const keyOfPage = (path: string) => planned.get(fileOf({path}))?.key
    const finished = {planned, output, notes, readPage, keyOfPage}
    const made: OutputPlan = isWhole
      ? await makePluginFiles(built, environment, finished)
      : new Map()
    const plan = new Map([...made, ...planned])
    const checked = {...built, problems: [...built.problems, ...hostProblems]}
    const warnings = checkPages(checked, plan, rendered, notes)
    const hashes = hashesOf(rendered, fileOf)
    const {next, summary, used} = await environment.progress.stage('emit', () =>
      emitSite({built, output, made, plan, notes, hashes}, environment)
    )
    return {
      plan,
      next,
      used,
      hosted,
      warnings,
      pages: routes.length,
      rendered: changed.length,
      bytes: sumBytes(next.output),
      plugins: sharePages(scanned, next.output, fileOf),
      files: Object.keys(next.output).length,
      summary: [...policyLine, ...summary]
    }
  } catch (error) {
    output.discard()
    throw error
  }
}

interface FinishedPages {
  planned: OutputPlan
  output: OutputFolder
  notes: ReadonlyMap<string, PageNote>
  readPage: RenderedSite['readPage']
  keyOfPage: RenderedSite['keyOfPage']
}

/** What plugins make of the pages, now that all of them are there. */
async function makePluginFiles(
  built: BundledSite,
  {generator, progress}: BuildEnvironment,
  {planned, output, notes, readPage, keyOfPage}: FinishedPages
): Promise<OutputPlan> {
  return progress.stage('files', async () => {
    const partials = createPartials(built, generator)
    await readAllPartials(partials, built.contents.bySource)
    const site = createRenderedSite({...built, partials, notes, readPage, keyOfPage})
    const files = await listPluginFiles(built.site.plugins, site)
    return makeFiles(files, planned, {...output, keyOf: madeKey})
  })
}

function createPartials(
  {site, markdown, recordsDir, imported, hasher, resolver}: BundledSite,
  {compilerHash}: BuildEnvironment['generator']
): PartialTexts {
  const {siteDir} = site
  const functions = collectFunctions(site)
  const onRecord = (key: string) => imported.add(key)
  const settings = {siteDir, markdown, functions, compilerHash, recordsDir, onRecord, hasher}
  const readRecord = (file: string) => readImportRecord(file, settings)
  return createPartialTexts({siteDir, resolver, readRecord})
}

const NO_HOST_FILES: HostFiles = {files: new Map(), problems: []}

function planOutput(built: BundledSite, {generator}: BuildEnvironment) {
  const {site, scanned, contents, resolved, hasher, assets, bundles} = built
  const {siteDir, siteConfig} = site
  const {baseUrl} = siteConfig
  const policy = createSitePolicy(site, scanned)
  const createJob = createRenderJobs({
    contents: contents.bySource,
    tokens: resolved.tokens,
    bundles,
    siteConfig,
    pluginTags: scanned.headTags,
    createPageTags: createPluginPageTags(site.plugins),
    generator: generator.name,
    openPaths: createRouteIndex(scanned.manifest.routes).open.map(({path}) => path),
    policy: policy?.page
  })
  const hosted = {siteConfig, redirects: scanned.redirects, policy: policy?.header}
  // Hosts look for their files at the root of the output: those of a part of it are made with the others'.
  const isWhole = built.outDir === built.finalDir
  const host = isWhole ? createHostFiles({siteDir, baseUrl, languages: [hosted]}) : NO_HOST_FILES
  const plan = createOutputPlan({
    siteDir,
    siteConfig,
    routes: scanned.manifest.routes,
    createJob,
    bundles,
    contents: contents.bySource,
    assets: assets.published(),
    hasher,
    dataFiles: scanned.dataFiles,
    redirects: scanned.redirects,
    hostFiles: host.files,
    rendererHash: generator.rendererHash
  })
  const policyLine = createPolicyLine(siteConfig.security.csp, policy?.header)
  return {plan, createJob, hosted, hostProblems: host.problems, policyLine}
}

/** @returns Warnings; what the site's policies let fail is thrown. */
function checkPages(
  {site, scanned, resolved, problems}: BundledSite,
  plan: OutputPlan,
  rendered: readonly RenderedPage[],
  notes: ReadonlyMap<string, PageNote>
): readonly SiteProblem[] {
  const found = [
    ...problems,
    ...joinFailures(rendered),
    ...findBlockedCode(notes),
    ...findBrokenLinks({
      index: createRouteIndex(scanned.manifest.routes),
      pages: notes,
      // With `trailingSlash: false` hosts answer for a redirect without the ending of its file.
      files: new Set([...listAnsweredPaths(plan), ...scanned.redirects.map(({from}) => from)]),
      reported: resolved.brokenLinks
    })
  ]
  return failOnProblems(found, site.siteConfig)
}

interface Emission {
  built: BundledSite
  output: OutputFolder
  made: OutputPlan
  /** All that is known before the output is whole. */
  plan: OutputPlan
  notes: ReadonlyMap<string, PageNote>
  hashes: ReadonlyMap<string, string>
}

/** An output in its place. */
interface Emitted {
  next: BuildLedger
  summary: readonly SummaryLine[]
  /** Keys of the records that it is made from; absent when nothing has changed. */
  used?: ReadonlySet<string>
}

/** Put the output in its place, and note for the next build what it was made from. */
async function emitSite(
  {built, output, made, plan, notes, hashes}: Emission,
  {generator}: BuildEnvironment
): Promise<Emitted> {
  const {ownCacheDir, finalDir, ledger, reader, hasher, assets, contents} = built
  let summary: readonly SummaryLine[] = []
  const finish = async (folder: string, written: WrittenFiles) => {
    const finished = await finishOutput(folder, {
      plugins: built.site.plugins,
      taken: plan,
      written,
      output,
      tools: {translate: createTranslate(built.site.messages)}
    })
    summary = finished.summary
    return finished.plan
  }
  const next: BuildLedger = {
    output: await output.commit(hashes, made, finish),
    sources: reader.memory(),
    files: hasher.hashed(),
    images: assets.imageSizes(),
    contents: new Map([...contents.bySource.values()].map((content) => [content.key, content])),
    pages: notes
  }
  if (isSameLedger(next, ledger)) return {next, summary}
  writeLedger(ownCacheDir, finalDir, generator.version, next)
  return {next, summary, used: new Set([...next.contents.keys(), ...built.imported])}
}

function hashesOf(
  rendered: readonly RenderedPage[],
  fileOf: (page: RenderedPage) => string
): Map<string, string> {
  return new Map(
    rendered.flatMap((page) => (page.hash === undefined ? [] : [[fileOf(page), page.hash]]))
  )
}

/** Count the pages of each plugin and their bytes. */
function sharePages(
  {manifest, durations}: ScannedSite,
  files: WrittenFiles,
  fileOf: (route: Route) => string
): Record<string, PluginShare> {
  const shares = Object.fromEntries(
    Object.entries(durations).map(([label, duration]) => [label, {duration, pages: 0, bytes: 0}])
  )
  for (const route of manifest.routes) {
    const share = shares[pluginLabel(route.plugin)]
    if (!share) continue
    share.pages += 1
    share.bytes += files[fileOf(route)]?.[1] ?? 0
  }
  return shares
}
