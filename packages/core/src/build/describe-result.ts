import type {Route} from '@lectern/types'
import {outputFile} from '../output/output-file.js'
import {digestOutput, listHashes} from '../output/output-digest.js'
import {sumBytes} from '../output/output-plan.js'
import type {WrittenFiles} from '../output/written-file.js'
import {pluginLabel} from '../plugins/plugin-hooks.js'
import type {ScannedSite} from '../scan/scan-site.js'
import type {FinishedBuild} from './build-stages.js'
import type {BuildResult, PluginShare} from './build-options.js'

/** Describes the result of a build in one locale. */
export function describeResult(built: FinishedBuild, written: WrittenFiles): BuildResult {
  const {compiled, bundled, planned, pages, emitted, warnings} = built
  const {target, site, scan} = built.scanned
  const {contents} = compiled
  const {trailingSlash} = site.siteConfig
  return {
    outDir: target.outDir,
    pages: scan.manifest.routes.length,
    rendered: pages.rendered.length,
    contents: contents.bySource.size,
    compiled: contents.bySource.size - contents.cached,
    isBundleCached: bundled.isCached,
    warnings,
    bytes: {...sumBytes(written), ...bundled.bundles.bytes},
    files: Object.keys(written).length,
    digest: digestOutput(listHashes(written)),
    summary: [...planned.summary, ...emitted.summary],
    packages: {
      bundled: bundled.packages,
      plugins: site.plugins.flatMap(({folder}) => folder ?? [])
    },
    plugins: sharePages(scan, written, ({path}) => outputFile(path, trailingSlash))
  }
}

/** Returns the number and total size of each plugin's pages. */
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
