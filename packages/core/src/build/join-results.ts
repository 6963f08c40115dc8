import type {SiteProblem, SummaryLine} from '@lectern/types'
import {digestOutput, type FileHashes} from '../output/output-digest.js'
import type {LocaleTarget} from './locale-targets.js'
import type {BuildResult, PluginShare} from './build-options.js'

interface JoinSettings {
  /** Locales that the results are for. */
  targets: readonly Pick<LocaleTarget, 'name'>[]
  outDir: string
  /** Warnings about the joined output. */
  warnings?: readonly SiteProblem[]
  /** Hashes of all files in the joined output. */
  hashes?: FileHashes
}

/** Combines the results of all locales into one. */
export function joinResults(
  results: readonly BuildResult[],
  {targets, outDir, warnings = [], hashes = new Map()}: JoinSettings
): BuildResult {
  const [first] = results
  if (first && results.length === 1 && first.outDir === outDir) return first
  const sum = (count: (result: BuildResult) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  return {
    outDir,
    pages: sum(({pages}) => pages),
    rendered: sum(({rendered}) => rendered),
    contents: sum(({contents}) => contents),
    compiled: sum(({compiled}) => compiled),
    isBundleCached: results.every(({isBundleCached}) => isBundleCached),
    // Problems on an untranslated page occur in every locale that falls back to it.
    warnings: dropRepeated(results.flatMap((result) => result.warnings).concat(warnings)),
    bytes: {
      total: sum(({bytes}) => bytes.total),
      html: sum(({bytes}) => bytes.html),
      scripts: sum(({bytes}) => bytes.scripts),
      styles: sum(({bytes}) => bytes.styles)
    },
    files: sum(({files}) => files),
    digest: digestOutput(hashes),
    summary: joinSummaries(results, targets),
    packages: {
      bundled: dropRepeated(results.flatMap(({packages}) => packages.bundled)),
      plugins: dropRepeated(results.flatMap(({packages}) => packages.plugins))
    },
    plugins: joinShares(results.map(({plugins}) => plugins)),
    locales: results.map(({pages, rendered}, index) => ({
      locale: targets[index]?.name ?? '',
      pages,
      rendered
    })),
    explanation: results.find(({explanation}) => explanation)?.explanation
  }
}

/**
 * Joins the summaries of all locales. A line that is the same in all locales appears once.
 * Other lines name their locale.
 */
function joinSummaries(
  results: readonly BuildResult[],
  targets: JoinSettings['targets']
): SummaryLine[] {
  const counts = new Map<string, number>()
  for (const line of results.flatMap(({summary}) => summary)) {
    const key = JSON.stringify(line)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const isCommon = (line: SummaryLine) => counts.get(JSON.stringify(line)) === results.length
  const lines = results.flatMap(({summary}, index) =>
    summary.map((line) =>
      isCommon(line) ? line : {...line, text: `${targets[index]?.name ?? ''}: ${line.text}`}
    )
  )
  return dropRepeated(lines)
}

function dropRepeated<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}

function joinShares(all: readonly BuildResult['plugins'][]): BuildResult['plugins'] {
  const joined: Record<string, PluginShare> = {}
  for (const [label, share] of all.flatMap((shares) => Object.entries(shares))) {
    const known = joined[label] ?? {duration: 0, pages: 0, bytes: 0}
    joined[label] = {
      duration: known.duration + share.duration,
      pages: known.pages + share.pages,
      bytes: known.bytes + share.bytes
    }
  }
  return joined
}
