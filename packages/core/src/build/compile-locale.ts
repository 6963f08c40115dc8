import {openRecordStore} from '@lectern/shared/cache/record-store'
import type {SiteProblem} from '@lectern/types'
import {compileContents, type SiteContents} from '../content/compile-contents.js'
import {type ResolvedContents, resolveContents} from '../content/resolve-contents.js'
import type {SiteAsset} from '../assets/site-assets.js'
import {openSiteFiles} from '../content/site-files.js'
import {collectFunctions} from '../content/markdown/site-functions.js'
import {createSiteMarkdown, type SiteMarkdown} from '../content/markdown/site-markdown.js'
import type {FileMemory, StageResult} from '../memory/build-memory.js'
import type {RememberingReader} from '../sources/source-reader.js'
import type {BuildEnvironment} from './build-options.js'
import type {ScannedLocale} from './scan-locale.js'

/** A site's compiled content, with resolved links and images. */
export interface CompiledLocale {
  markdown: SiteMarkdown
  contents: SiteContents
  resolved: ResolvedContents
  /** Files used by the content that have to be copied to the output. */
  assets: readonly SiteAsset[]
  /** Problems in the content and from the scan. */
  problems: readonly SiteProblem[]
}

interface CompileInput {
  reader: RememberingReader
  known: FileMemory
  /** Returns whether to compile a source. By default, all sources are compiled. */
  isWanted?: ((source: string) => boolean) | undefined
}

/**
 * The compile stage, which compiles sources to content records.
 *
 * @param known - Data about files and records from the previous build.
 */
export async function compileLocale(
  {site, scan, possibleTargets, recordsDir}: ScannedLocale,
  {reader, known, isWanted}: CompileInput,
  {generator, pool, progress}: BuildEnvironment
): Promise<StageResult<CompiledLocale, Omit<FileMemory, 'sources'>>> {
  const {siteDir, siteConfig} = site
  const {routes} = scan.manifest
  // Set only if there's a policy, so that existing cache entries stay valid.
  const purpose = siteConfig.security.csp ? {hoistStyles: true} : {}
  const markdown = await createSiteMarkdown(site, scan, purpose)
  const files = openSiteFiles({siteDir, siteConfig, routes, possibleTargets}, known)
  for (const image of site.pageImages()) files.use(image)
  return progress.stage('compile', async (report) => {
    const contents = await compileContents(routes, {
      siteDir,
      recordsDir,
      stored: openRecordStore(recordsDir).list(),
      markdown,
      site: site.reference,
      functions: collectFunctions(site),
      compilerHash: generator.compilerHash,
      reader,
      hasher: files.hasher,
      resolver: files.resolver,
      runner: pool,
      known: known.contents,
      isWanted,
      report
    })
    const resolved = resolveContents(contents.bySource, files.resolver, scan.origins)
    const problems = [...scan.problems, ...resolved.problems]
    return {
      output: {markdown, contents, resolved, assets: files.assets(), problems},
      memory: {...files.memory(), contents: byKey(contents)}
    }
  })
}

function byKey({bySource}: SiteContents): FileMemory['contents'] {
  return new Map([...bySource.values()].map((content) => [content.key, content]))
}
