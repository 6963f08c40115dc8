import type {
  ExplainedContent,
  ExplainedInput,
  PageExplanation
} from '@lectern/core/explain/explain-page'
import type {PageBytes, FileSize} from '@lectern/core/explain/page-bytes'
import type {PageInput} from '@lectern/core/emit/page-key'
import {formatDuration} from '@lectern/core/report/progress'
import {formatBytes} from '@lectern/shared/text/format-bytes'
import type {Colors} from '@lectern/core/report/terminal'

const TITLES: Readonly<Record<PageInput, string>> = {
  generator: 'Lectern version',
  code: 'components, scripts, styles',
  site: 'base URL, language',
  data: 'page data: sidebar, pagination, options',
  head: 'title and head tags',
  text: 'source text',
  references: 'link and image targets'
}

/** Formats the output of `site build --explain`. */
export function formatExplanation(page: PageExplanation, colors: Colors): string {
  return [
    '',
    `${colors.bold(page.path)}  ${page.file}, ${page.component}, ${page.plugin}`,
    explainState(page),
    '',
    'Made from',
    ...page.inputs.map(formatInput),
    ...page.contents.map(({file, hash, record}) => `  ${file}: hash ${hash}, record ${record}`),
    '',
    'Cost',
    ...page.contents.map(formatCompiling),
    `  render   ${formatTime(page.renderDuration)}${page.state === 'unchanged' ? ', in an earlier build' : ''}`,
    '',
    'Size, and size with gzip',
    ...formatWeights(page.bytes)
  ].join('\n')
}

function explainState({state, inputs}: PageExplanation): string {
  if (state === 'unchanged') return 'Not rendered: no input has changed.'
  if (state === 'new') return 'Rendered: the page is new.'
  if (state === 'lost') return 'Rendered: its output file was missing or modified.'
  const changed = inputs.filter(({hash, before}) => hash !== before).map(({name}) => TITLES[name])
  return `Rendered: ${changed.join('; ')} changed.`
}

function formatInput({name, hash, before}: ExplainedInput): string {
  const change = before === undefined || before === hash ? '' : `  was ${before}`
  return `  ${TITLES[name].padEnd(40)} ${hash}${change}`
}

function formatCompiling({file, isCompiledNow, duration}: ExplainedContent): string {
  return `  compile  ${formatTime(duration)}, ${file}${isCompiledNow ? '' : ', cached'}`
}

function formatTime(milliseconds: number | undefined): string {
  return milliseconds === undefined ? 'unknown' : formatDuration(milliseconds)
}

function formatWeights({html, parts, scripts, styles, images}: PageBytes): string[] {
  const share = (name: string, bytes: number) => `    ${name.padEnd(38)} ${formatBytes(bytes)}`
  return [
    formatWeight('HTML', html),
    share('head', parts.head),
    share('content without JavaScript', parts.content),
    share('data for the browser', parts.data),
    share('navbar, sidebar, footer and other parts', parts.rest),
    ...formatFiles('JavaScript', scripts),
    ...formatFiles('CSS', styles),
    ...formatFiles('images', images)
  ]
}

function formatFiles(title: string, files: readonly (FileSize & {file: string})[]): string[] {
  if (files.length === 0) return []
  const total = files.reduce((sum, {raw, gzip}) => ({raw: sum.raw + raw, gzip: sum.gzip + gzip}), {
    raw: 0,
    gzip: 0
  })
  const heading = `${title}, ${files.length} ${files.length === 1 ? 'file' : 'files'}`
  return [
    formatWeight(heading, total),
    ...files.map((file) => formatWeight(`  ${file.file}`, file))
  ]
}

function formatWeight(title: string, {raw, gzip}: FileSize): string {
  return `  ${title.padEnd(40)} ${formatBytes(raw)}, ${formatBytes(gzip)}`
}
