import fs from 'node:fs'
import path from 'node:path'
import type {Bundles, DataFile, Redirect, Route, SiteConfig} from '@lectern/types'
import type {RenderJob} from '@lectern/prerender'
import {listFiles} from '@lectern/shared/files/list-files'
import {hashContent} from '@lectern/shared/cache/content-hash'
import type {CompiledContent} from '../content/compiled-content.js'
import type {FileHasher} from '../assets/file-hasher.js'
import type {SiteAsset} from '../assets/site-assets.js'
import {hoistedStylesFile, redirectFile} from '../output/output-file.js'
import {createRedirectUrl} from '../routes/redirect-url.js'
import type {OutputPlan, PlannedFile} from '../output/output-plan.js'
import {createPageKeys} from './page-key.js'
import {createRedirectPage} from '../pages/redirect-page.js'

interface PlanSettings {
  siteDir: string
  siteConfig: SiteConfig
  routes: readonly Route[]
  /**
   * Creates the render job of a page. Called on demand, because all jobs at once would use too much
   * memory.
   */
  createJob(route: Route): RenderJob
  bundles: Bundles
  contents: ReadonlyMap<string, Pick<CompiledContent, 'styles'>>
  /** Files that the content uses and that must be copied to the output. */
  assets: readonly SiteAsset[]
  /** Hashes files in static folders. */
  hasher: FileHasher
  dataFiles: readonly DataFile[]
  redirects: readonly Redirect[]
  /** Generated files for the site's hosts, by filename. */
  hostFiles: ReadonlyMap<string, string>
  /** Hash of the rendering code. */
  rendererHash: string
}

/**
 * Lists every output file with a key for its inputs. Pages come last, so that static files never
 * replace them.
 */
export function createOutputPlan(settings: PlanSettings): OutputPlan {
  return new Map<string, PlannedFile>([
    ...planStaticFiles(settings),
    ...planHostFiles(settings),
    ...planHoistedStyles(settings),
    ...planCopies(settings),
    ...planDataFiles(settings.dataFiles),
    ...planRedirects(settings),
    ...planPages(settings)
  ])
}

function* planStaticFiles({
  siteDir,
  siteConfig,
  hasher
}: PlanSettings): Iterable<[string, PlannedFile]> {
  for (const folder of siteConfig.staticDirectories) {
    const root = path.resolve(siteDir, folder)
    if (!fs.existsSync(root)) continue
    for (const file of listFiles(root)) {
      if (path.posix.basename(file) === '.DS_Store') continue
      const from = path.join(root, file)
      yield [file, {kind: 'copy', key: hasher.hash(from) ?? '', from}]
    }
  }
}

function* planHostFiles({hostFiles}: PlanSettings): Iterable<[string, PlannedFile]> {
  for (const [file, text] of hostFiles) yield [file, {kind: 'text', key: hashContent(text), text}]
}

function* planHoistedStyles({contents}: PlanSettings): Iterable<[string, PlannedFile]> {
  for (const {styles} of contents.values()) {
    if (!styles) continue
    const file = hoistedStylesFile(styles)
    yield [file, {kind: 'text', key: file, text: styles}]
  }
}

function* planCopies({bundles, assets}: PlanSettings): Iterable<[string, PlannedFile]> {
  // These filenames contain a content hash.
  for (const [file, from] of Object.entries(bundles.files))
    yield [file, {kind: 'copy', key: file, from}]
  for (const {url, copyFrom} of assets) {
    const file = decodeURI(url).slice(1)
    if (copyFrom) yield [file, {kind: 'copy', key: file, from: copyFrom}]
  }
}

function* planDataFiles(dataFiles: readonly DataFile[]): Iterable<[string, PlannedFile]> {
  const index: Record<string, string> = {}
  for (const {name, data, offline} of dataFiles) {
    const text = JSON.stringify(typeof data === 'function' ? data() : data)
    const hash = hashContent(text)
    const file = `assets/data/${name}-${hash}.json`
    index[name] = file
    yield [file, {kind: 'text', key: hash, text, ...(offline !== undefined && {offline})}]
  }
  const text = JSON.stringify(index)
  yield ['assets/data/index.json', {kind: 'text', key: hashContent(text), text}]
}

function* planRedirects({redirects, siteConfig}: PlanSettings): Iterable<[string, PlannedFile]> {
  for (const {from, to} of redirects) {
    const target = createRedirectUrl(to, siteConfig)
    const canonical = new URL(target, siteConfig.url).href
    // The home page is indexed under its public URL, even if it redirects.
    const text = createRedirectPage({target, canonical, isIndexed: from === '/'})
    const file = redirectFile(from, siteConfig.trailingSlash)
    yield [file, {kind: 'text', key: hashContent(text), text}]
  }
}

function* planPages({
  routes,
  createJob,
  bundles,
  rendererHash
}: PlanSettings): Iterable<[string, PlannedFile]> {
  const keyOf = createPageKeys({
    rendererHash,
    serverEntry: path.basename(bundles.server.entry)
  })
  for (const route of routes) {
    const job = createJob(route)
    yield [job.outFile, {kind: 'page', key: keyOf(job)}]
  }
}
