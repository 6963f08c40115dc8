import {openRecordStore} from '@lectern/shared/cache/record-store'
import {compileContents} from '../content/compile-contents.js'
import {createFileHasher} from '../content/file-hasher.js'
import {createSiteMarkdown} from '../content/site-markdown.js'
import {resolveContents} from '../content/resolve-contents.js'
import {createTokenResolver} from '../content/resolve-tokens.js'
import {createAssetReader} from '../content/site-assets.js'
import {failOnProblems} from '../report/fail-on-problems.js'
import type {BuildEnvironment} from './build-options.js'
import type {PreparedSite} from './prepare-site.js'

/** A site whose contents are compiled. */
export type CompiledSite = Awaited<ReturnType<typeof compileSite>>

/** Content records of all sources, with what their links and images lead to. */
export async function compileSite(
  {recordsDir, ledger, earlier, reader, site, scanned}: PreparedSite,
  {generator, pool, progress}: BuildEnvironment
) {
  const {siteDir, siteConfig} = site
  const {routes} = scanned.manifest
  // Absent without a policy, so that the contents of such a site keep their place in the cache.
  const markdown = createSiteMarkdown(
    site,
    routes,
    siteConfig.security.csp ? {hoistStyles: true} : {}
  )
  const hasher = createFileHasher(siteDir, {...earlier?.files, ...ledger.files})
  const assets = createAssetReader(hasher, {...earlier?.images, ...ledger.images})
  return progress.stage('compile', async (report) => {
    const contents = await compileContents(routes, {
      siteDir,
      recordsDir,
      stored: openRecordStore(recordsDir).list(),
      markdown,
      site: site.reference,
      compilerHash: generator.compilerHash,
      reader,
      hasher,
      runner: pool,
      known: earlier ? new Map([...earlier.contents, ...ledger.contents]) : ledger.contents,
      report
    })
    const resolver = createTokenResolver({siteDir, siteConfig, routes, assets})
    const resolved = resolveContents(contents.bySource, resolver, scanned.origins)
    const problems = [...scanned.problems, ...resolved.problems]
    failOnProblems(problems, siteConfig)
    return {markdown, hasher, assets, contents, resolver, resolved, problems}
  })
}
