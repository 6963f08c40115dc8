import path from 'node:path'
import type {BuildResult} from '@lectern/core/build/build-options'
import {formatBytes, formatDuration, STAGES, type Progress} from '@lectern/core/report/progress'
import type {Colors} from '@lectern/core/report/terminal'

interface SummaryInput {
  result: BuildResult
  /** Milliseconds of the whole command. */
  duration: number
  cwd: string
  /** What to type to look at the site. */
  nextCommand: string
  colors: Colors
}

/** The last lines of a build: what there is now, what it cost, what to do next. */
export function formatSummary({result, duration, cwd, nextCommand, colors}: SummaryInput): string {
  const {pages, rendered, contents, compiled, bytes, files, isBundleCached, digest, summary} =
    result
  const outDir = path.relative(cwd, result.outDir) || '.'
  return [
    '',
    `${colors.green('Built')} ${colors.bold(`${pages} pages`)} in ${formatDuration(duration)} into ${outDir}`,
    `  rendered   ${rendered} of ${pages} pages, ${pages - rendered} unchanged`,
    `  compiled   ${compiled} of ${contents} contents, ${contents - compiled} from the cache`,
    `  bundle     ${formatBytes(bytes.scripts)} JavaScript, ${formatBytes(bytes.styles)} CSS${isBundleCached ? ', from the cache' : ''}`,
    `  output     ${formatBytes(bytes.total)} in ${files} files, ${formatBytes(bytes.html)} of it HTML`,
    `  sha256     ${digest}`,
    ...(result.locales ?? []).map(
      ({locale, pages: all, rendered: now}) =>
        `  ${locale.padEnd(10)} ${all} pages, ${now} of them rendered`
    ),
    ...summary.map(({name, text}) => `  ${name.padEnd(10)} ${text}`),
    '',
    `Look at it: ${colors.cyan(nextCommand)}`
  ].join('\n')
}

/** Where the time went, for `--profile`. */
export function formatProfile(result: BuildResult, progress: Progress): string {
  const durations = progress.durations()
  const stages = STAGES.map((name) => [name, durations[name] ?? 0] as const)
  const total = stages.reduce((sum, [, duration]) => sum + duration, 0)
  const share = (duration: number) => `${Math.round((duration / Math.max(total, 1)) * 100)} %`
  const {bytes} = result
  const bytesByStage: Readonly<Record<string, string>> = {
    bundle: `${formatBytes(bytes.scripts + bytes.styles)} of JavaScript and CSS`,
    prerender: `${formatBytes(bytes.html)} of HTML`,
    emit: `${formatBytes(bytes.total)} in ${result.files} files`
  }
  return [
    '',
    'Stage',
    ...stages.map(([name, duration]) =>
      `  ${name.padEnd(10)} ${formatDuration(duration).padStart(8)} ${share(duration).padStart(5)}  ${bytesByStage[name] ?? ''}`.trimEnd()
    ),
    'Plugin, with its time in scan (side by side) and its pages',
    ...Object.entries(result.plugins).map(
      ([label, {duration, pages, bytes}]) =>
        `  ${label.padEnd(24)} ${formatDuration(duration).padStart(8)}  ${pages} pages, ${formatBytes(bytes)}`
    )
  ].join('\n')
}
