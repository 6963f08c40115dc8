import path from 'node:path'
import type {Route, SiteConfig} from '@lectern/types'
import {sortByDistance} from '@lectern/shared/text/nearest'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {comparablePath, removeBaseUrl} from '@lectern/shared/url/url-path'
import type {CompiledContent} from '../content/compiled-content.js'
import {outputFile} from '../output/output-file.js'
import type {SourceMemory} from '../sources/source-reader.js'
import type {BuildMemory} from '../memory/build-memory.js'
import type {OutputPlan} from '../output/output-plan.js'
import {measurePage, type PageBytes} from './page-bytes.js'
import {PAGE_INPUTS, readPageKey, type PageInput} from '../emit/page-key.js'

/** An input of a page. */
export interface ExplainedInput {
  name: PageInput
  hash: string
  /** Hash in the previous build. Absent if the page is new. */
  before?: string
}

/** A source of a page. */
export interface ExplainedContent {
  /** Path relative to the site root. */
  file: string
  /** Hash of the source. */
  hash: string
  /** Key of the compiled content record. */
  record: string
  isCompiledNow: boolean
  /** Compile time in milliseconds. Absent if unknown. */
  duration?: number
}

/** Explanation of how a build handled a page. */
export interface PageExplanation {
  path: string
  /** Path relative to the output folder. */
  file: string
  component: string
  plugin: string
  /**
   * `new` means that the page didn't exist before. `lost` means that its inputs are unchanged, but
   * its output file was deleted or modified.
   */
  state: 'unchanged' | 'changed' | 'new' | 'lost'
  inputs: readonly ExplainedInput[]
  contents: readonly ExplainedContent[]
  /** Duration of the most recent rendering, in milliseconds. */
  renderDuration?: number
  bytes: PageBytes
}

interface BuiltPages {
  site: {siteConfig: SiteConfig}
  contents: {bySource: ReadonlyMap<string, CompiledContent>}
  plan: OutputPlan
  outDir: string
  /** Memory of the previous build. */
  last: BuildMemory
  /** Memory of the current build. */
  next: BuildMemory
}

/**
 * Finds a page by its URL, its source file, or its path with or without base URL.
 *
 * @throws SiteError `explain-page-unknown`.
 */
export function findExplainedRoute(
  wanted: string,
  routes: readonly Route[],
  {siteConfig}: {siteConfig: Pick<SiteConfig, 'baseUrl' | 'url'>}
): Route {
  const pathname = URL.canParse(wanted) ? new URL(wanted).pathname : wanted
  const asPath = comparablePath(
    `/${pathname.replace(/^\/+/, '').replace(/(?:^|\/)index\.html$/, '')}`
  )
  const below = removeBaseUrl(asPath, siteConfig.baseUrl)
  const candidates = new Set([asPath, ...(below === undefined ? [] : [comparablePath(below)])])
  const route =
    routes.find(({path: routePath}) => candidates.has(comparablePath(routePath))) ??
    routes.find(({source}) => source === path.posix.normalize(wanted))
  if (route) return route
  const [nearest] = sortByDistance(
    below ?? asPath,
    routes.map((other) => other.path)
  )
  throw new SiteError({
    code: 'explain-page-unknown',
    message: `The page ${wanted} doesn't exist.`,
    hint: nearest
      ? `Did you mean ${nearest}?`
      : 'Pass the URL of a page or the path of its source file.'
  })
}

/** Explains a page's inputs, why this build did or didn't render it, and how long that took. */
export function explainPage(route: Route, built: BuiltPages): PageExplanation {
  const {plan, outDir, last, next} = built
  const file = outputFile(route.path, built.site.siteConfig.trailingSlash)
  const key = plan.get(file)?.key ?? ''
  const before = last.output[file]
  return {
    path: route.path,
    file,
    component: route.component,
    plugin: `${route.plugin.name}${route.plugin.id === 'default' ? '' : ` (${route.plugin.id})`}`,
    state: stateOf(key, before?.[0], last.pages.get(route.path) === next.pages.get(route.path)),
    inputs: compareKeys(key, before?.[0]),
    contents: explainContents(route, built),
    renderDuration: next.pages.get(route.path)?.duration,
    bytes: measurePage(outDir, file, built.site.siteConfig.baseUrl)
  }
}

function stateOf(
  key: string,
  before: string | undefined,
  hasSameNote: boolean
): PageExplanation['state'] {
  if (before === undefined) return 'new'
  if (before !== key) return 'changed'
  return hasSameNote ? 'unchanged' : 'lost'
}

function compareKeys(key: string, before: string | undefined): ExplainedInput[] {
  const hashes = readPageKey(key)
  const known = readPageKey(before ?? '')
  return PAGE_INPUTS.map((name) => ({name, hash: hashes[name] ?? '', before: known[name]}))
}

function explainContents(route: Route, {contents, last, next}: BuiltPages): ExplainedContent[] {
  const sources: SourceMemory = next.sources
  return route.contents.map(({source}) => {
    const content = contents.bySource.get(source)
    const key = content?.key ?? ''
    return {
      file: source,
      hash: sources[source]?.scanned.hash ?? '',
      record: key,
      isCompiledNow: !last.contents.has(key),
      duration: content?.duration
    }
  })
}
