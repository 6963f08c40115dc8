import type {ParserDifference} from '@lectern/markdown/compare-parsers'
import {formatDuration} from '@lectern/core/report/progress'
import type {Colors} from '@lectern/core/report/terminal'
import {formatCount} from '@lectern/shared/text/format-count'
import type {ComparedFile} from '../site/compare-task.js'

/** Maximum number of files per list. The rest are only counted. */
const SHOWN = 20

interface ParsersReport {
  colors: Colors
  /** Duration of the command in milliseconds. */
  duration: number
  /** Whether to list all files. */
  isVerbose: boolean
}

/** Formats a comparison of both parsers for the terminal: differences, files for `remark-parse`, and counts. */
export function formatParsers(
  files: readonly ComparedFile[],
  {colors, duration, isVerbose}: ParsersReport
): string {
  const {differences, remark, fast} = countFiles(files)
  const different = files.flatMap(({file, difference}) =>
    difference ? formatDifference(file, difference, colors) : []
  )
  const slow = files.filter(({fallback}) => fallback)
  const shown = isVerbose ? slow : slow.slice(0, SHOWN)
  const reasons = shown.flatMap((compared) => formatFallback(compared, colors))
  const left = slow.length - shown.length
  if (left > 0) reasons.push(`  … and ${left} more. See all with --verbose.`)
  const paint = differences > 0 ? colors.red : colors.green
  const result = paint(
    differences === 0 ? 'No differences' : formatCount(differences, 'difference')
  )
  return [
    ...different,
    ...(reasons.length > 0 ? [colors.bold('Parsed by remark-parse'), ...reasons, ''] : []),
    `Native parser: ${formatCount(fast, 'file')}, remark-parse: ${formatCount(remark, 'file')}`,
    `${result} in ${formatCount(files.length, 'file')} (${formatDuration(duration)})`
  ].join('\n')
}

/**
 * Formats a comparison of both parsers as a JSON object. `version` increases when its fields
 * change.
 */
export function formatParsersJson(files: readonly ComparedFile[]): string {
  return JSON.stringify({version: 1, ...countFiles(files), files}, null, 2)
}

function countFiles(files: readonly ComparedFile[]) {
  const remark = files.filter(({fallback}) => fallback).length
  const differences = files.filter(({difference}) => difference).length
  return {differences, fast: files.length - remark, remark}
}

function formatDifference(
  file: string,
  {stage, line, column, remark, fast}: ParserDifference,
  colors: Colors
): string[] {
  return [
    `${colors.red('error')} ${colors.bold(`${file}:${line}:${column}`)}: The ${stage}s of the parsers differ.`,
    `  remark-parse   ${remark}`,
    `  native parser  ${fast}`,
    `  ${colors.cyan('→')} Set \`markdown.parser: 'remark'\`, and report the file as a bug.`,
    ''
  ]
}

function formatFallback({file, fallback}: ComparedFile, colors: Colors): string[] {
  if (!fallback) return []
  const {rule, reason, line, column} = fallback
  const place = [file, line, column].filter((part) => part !== undefined).join(':')
  return [`  ${place}  ${reason} ${colors.cyan(`(${rule})`)}`]
}
