import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {copyRecords} from '@lectern/shared/cache/copy-records'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import type {BuildEnvironment} from '../build/build-options.js'
import {bundleLocale, type UsableBundles} from '../build/bundle-locale.js'
import {compileLocale} from '../build/compile-locale.js'
import {createSiteJobs} from '../build/plan-locale.js'
import {type RenderedPages, renderLocale} from '../build/render-locale.js'
import type {PreparedLocale} from '../build/scan-locales.js'
import type {SiteContents} from '../content/compile-contents.js'
import type {CompiledContent} from '../content/compiled-content.js'
import {createPageKeys} from '../emit/page-key.js'
import {extendFileMemory} from '../memory/build-memory.js'
import {outputFile} from '../output/output-file.js'
import {failOnProblems} from '../report/fail-on-problems.js'
import {sortProblems} from '../report/problem-policy.js'
import {hashLiveContents, listBundleSources} from './bundle-sources.js'
import {pagesFolder, type ShardLocale, type ShardPage, shardRecordsFolder} from './shard-files.js'

/** A locale, and the pages in it that a shard renders. */
interface PartialLocale {
  locale: PreparedLocale
  /** Route paths of the pages. */
  paths: ReadonlySet<string>
  /** Absolute folder of the shard. */
  folder: string
  minify: boolean
}

/** The pages of a locale that a shard has rendered. */
export interface RenderedShard {
  locale: ShardLocale
  warnings: readonly SiteProblem[]
  /** Number of compiled sources that weren't in the cache. */
  compiled: number
}

/**
 * Compiles and renders some of a locale's pages. Also compiles all pages that may be part of the
 * bundles, so that every shard has the same bundles.
 *
 * @throws SiteError with all problems of the pages.
 */
export async function renderShard(
  {locale, paths, folder, minify}: PartialLocale,
  environment: BuildEnvironment
): Promise<RenderedShard> {
  const {loaded, scanned} = locale
  const {siteConfig} = scanned.site
  const own = selectRoutes(locale, paths)
  const sources = listSources(own)
  const others = await listBundleSources(locale, sources)
  const isWanted = (source: string) => sources.has(source) || others.has(source)
  const compile = await compileLocale(scanned, {...loaded, isWanted}, environment)
  const compiled = compile.output
  const known = extendFileMemory(loaded.known, compile.memory)
  const bundle = await bundleLocale(scanned, compiled, {known, minify}, environment)
  try {
    const {bundles, ...parts} = bundle.output
    const found = [...compiled.problems, ...parts.problems]
    if (!bundles) {
      failOnProblems(found, siteConfig)
      throw new Error('The site has no bundles.')
    }
    const bundled = {...parts, bundles}
    const {failures} = sortProblems(found, siteConfig)
    const {createJob} = createSiteJobs(scanned, compiled, bundles, environment.generator)
    const output = {unchanged: new Set<string>(), nextDir: pagesFolder(folder, loaded.target.name)}
    const stage = {scanned: own.scanned, bundled, failures}
    const pages = await renderLocale(stage, {createJob, output}, new Map(), environment)
    const warnings = failOnProblems([...found, ...pages.problems], siteConfig)
    const keyOf = createKeys(bundles, environment)
    const files = describeFiles(own, pages, (route) => keyOf(createJob(route)), output.nextDir)
    const contents = selectContents(compiled.contents, sources)
    const records = [...contents.map(({key}) => key), ...parts.records]
    storeRecords(new Set(records), scanned.recordsDir, shardRecordsFolder(folder))
    const {bySource, cached} = compiled.contents
    return {
      warnings,
      compiled: bySource.size - cached,
      locale: {
        ...{locale: loaded.target.name, files, contents},
        notes: Object.fromEntries(pages.notes),
        code: hashCode(bundled),
        live: hashLiveContents(compiled)
      }
    }
  } finally {
    const {temporaryDir} = bundle.output
    if (temporaryDir !== undefined) fs.rmSync(temporaryDir, {recursive: true, force: true})
  }
}

/** Removes all other pages from a locale's manifest. */
function selectRoutes(locale: PreparedLocale, paths: ReadonlySet<string>): PreparedLocale {
  const {scan} = locale.scanned
  const routes = scan.manifest.routes.filter((route) => paths.has(route.path))
  const manifest = {...scan.manifest, routes}
  return {...locale, scanned: {...locale.scanned, scan: {...scan, manifest}}}
}

/** Lists the sources of the pages. */
function listSources({scanned: {scan}}: PreparedLocale): ReadonlySet<string> {
  const references = scan.manifest.routes.flatMap(({contents}) => contents)
  return new Set(references.map(({source}) => source))
}

function selectContents(
  {bySource}: Pick<SiteContents, 'bySource'>,
  sources: ReadonlySet<string>
): CompiledContent[] {
  return [...bySource].filter(([source]) => sources.has(source)).map(([, content]) => content)
}

function createKeys({server}: UsableBundles['bundles'], {generator}: BuildEnvironment) {
  const serverEntry = path.basename(server.entry)
  return createPageKeys({rendererHash: generator.rendererHash, serverEntry})
}

type Routes = PreparedLocale['scanned']['scan']['manifest']['routes']

function describeFiles(
  {scanned: {site, scan}}: PreparedLocale,
  {hashes}: RenderedPages,
  keyOf: (route: Routes[number]) => string,
  pagesDir: string
): Record<string, ShardPage> {
  return Object.fromEntries(
    scan.manifest.routes.map((route) => {
      const file = outputFile(route.path, site.siteConfig.trailingSlash)
      const {size} = fs.statSync(path.join(pagesDir, file))
      return [file, [keyOf(route), size, hashes.get(file) ?? ''] as const]
    })
  )
}

/** Adds content records to a shard. */
function storeRecords(keys: ReadonlySet<string>, recordsDir: string, shardDir: string): void {
  fs.mkdirSync(shardDir, {recursive: true})
  copyRecords(openRecordStore(recordsDir), openRecordStore(shardDir), keys)
}

/** Hashes the filenames of a site's bundles, which contain hashes of the code. */
export function hashCode({bundles}: Pick<UsableBundles, 'bundles'>): string {
  const {server, main, files} = bundles
  return hashValue([path.basename(server.entry), main.url, Object.keys(files).sort()])
}
