import path from 'node:path'
import type {BuildResult} from '@lectern/core/build/build-options'
import {formatDuration, STAGES, type Progress} from '@lectern/core/report/progress'
import type {Colors} from '@lectern/core/report/terminal'
import {formatBytes} from '@lectern/shared/text/format-bytes'

interface SummaryInput {
  result: BuildResult
  /** Duration of the command in milliseconds. */
  duration: number
  cwd: string
  /** Command that serves the built site. */
  nextCommand: string
  colors: Colors
}

/** Maximum number of lines from plugins, so that the summary has at most ten lines. */
const PLUGIN_LINES = 2

/** Formats the summary of a build: pages, content, bundle, output and the next command. */
export function formatSummary(input: SummaryInput): string {
  const {result, duration, nextCommand, colors} = input
  const {summary, remote} = result
  const left = summary.length > PLUGIN_LINES ? summary.length - PLUGIN_LINES + 1 : 0
  const rows = [
    ...describeBuild(input),
    ...describeLocales(result),
    ...(remote ? [[remote.name, remote.text]] : []),
    ...summary.slice(0, summary.length - left).map(({name, text}) => [name, text]),
    ...(left > 0 ? [['plugins', `${left} more: ${listRest(summary, left)}`]] : [])
  ]
  return [
    '',
    `${colors.green('Built')} ${colors.bold(countPages(result.pages))} in ${formatDuration(duration)}`,
    ...rows.map(([name = '', text]) => `  ${name.padEnd(9)} ${text}`),
    `Preview: ${colors.cyan(nextCommand)}`
  ].join('\n')
}

function describeBuild({result, cwd}: SummaryInput): string[][] {
  const {pages, rendered, contents, compiled, bytes, files, isBundleCached, digest} = result
  const outDir = path.relative(cwd, result.outDir) || '.'
  return [
    ['pages', `${rendered} rendered, ${pages - rendered} unchanged`],
    ['content', `${compiled} compiled, ${contents - compiled} cached`],
    [
      'bundle',
      `${formatBytes(bytes.scripts)} JavaScript, ${formatBytes(bytes.styles)} CSS${isBundleCached ? ' (cached)' : ''}`
    ],
    [
      'output',
      `${outDir}: ${formatBytes(bytes.total)} in ${files} files, ${formatBytes(bytes.html)} HTML`
    ],
    ['sha256', digest]
  ]
}

/** Formats all locales as a single row, because there can be many. */
function describeLocales({locales = []}: BuildResult): string[][] {
  if (locales.length === 0) return []
  const counts = locales.map(({locale, pages, rendered}) => `${locale} ${rendered}/${pages}`)
  return [['locales', `${counts.join(', ')} pages rendered`]]
}

function listRest(summary: BuildResult['summary'], left: number): string {
  return [...new Set(summary.slice(-left).map(({name}) => name))].join(', ')
}

function countPages(pages: number): string {
  return `${pages} ${pages === 1 ? 'page' : 'pages'}`
}

/** Formats time and size per stage and plugin, for `--profile`. */
export function formatProfile(result: BuildResult, progress: Progress): string {
  const durations = progress.durations()
  const stages = STAGES.map((name) => [name, durations[name] ?? 0] as const)
  const total = stages.reduce((sum, [, duration]) => sum + duration, 0)
  const share = (duration: number) => `${Math.round((duration / Math.max(total, 1)) * 100)}%`
  const {bytes} = result
  const bytesByStage: Readonly<Record<string, string>> = {
    bundle: `${formatBytes(bytes.scripts + bytes.styles)} JavaScript and CSS`,
    prerender: `${formatBytes(bytes.html)} HTML`,
    emit: `${formatBytes(bytes.total)} in ${result.files} files`
  }
  return [
    '',
    'Stage',
    ...stages.map(([name, duration]) =>
      `  ${name.padEnd(10)} ${formatDuration(duration).padStart(8)} ${share(duration).padStart(5)}  ${bytesByStage[name] ?? ''}`.trimEnd()
    ),
    'Plugin: scan time (in parallel), pages, HTML size',
    ...Object.entries(result.plugins).map(
      ([label, {duration, pages, bytes}]) =>
        `  ${label.padEnd(24)} ${formatDuration(duration).padStart(8)}  ${countPages(pages)}, ${formatBytes(bytes)}`
    )
  ].join('\n')
}
