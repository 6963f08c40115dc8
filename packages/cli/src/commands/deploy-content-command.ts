import {type Command, InvalidArgumentError, Option} from 'commander'
import fs from 'node:fs'
import path from 'node:path'
import {formatBytes} from '@lectern/shared/text/format-bytes'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {DeployChanges} from '@lectern/site-tools/publish/deploy-changes'
import {CommandFailure} from '../report/command-failure.js'
import {
  addOutputCommand,
  enterSite,
  type CommandContext,
  type OutputFlags
} from '../options/site-command.js'
import {formatDeployMarkdown} from '../report/format-deploy-markdown.js'
import {openPublisher, type PublisherFlags, TARGETS} from './open-publisher.js'
import {addFormatOption} from '../options/format-option.js'
import {writeTextFile} from '../report/write-text-file.js'

interface ContentFlags extends OutputFlags, PublisherFlags {
  keep: number
  grace: number
  format: 'text' | 'json' | 'markdown'
  output?: string
}

/** `site deploy plan`, `site deploy apply` and `site deploy rollback` */
export function addDeployContentCommands(deploy: Command, context: CommandContext): void {
  // Pass options after a subcommand's name to the subcommand.
  deploy.enablePositionalOptions()
  const target = addTarget(addOutputCommand(deploy, 'plan')).description(
    'show what a deployment changes'
  )
  const plan = addFormatOption(target, ['text', 'json', 'markdown']).option(
    '--output <file>',
    'write the plan to a file'
  )
  addRetention(plan).action((siteDir: string, flags: ContentFlags) =>
    runDeployment(siteDir, flags, context, async (publisher) => {
      const {changes} = await publisher.plan()
      writePlan(FORMATS[flags.format](changes, publisher.title), flags, context)
    })
  )
  addRetention(addTarget(addOutputCommand(deploy, 'apply')))
    .description('upload changed files, assets first')
    .action((siteDir: string, flags: ContentFlags) =>
      runDeployment(siteDir, flags, context, async (publisher) => {
        const changes = await publisher.apply()
        context.terminal.print(formatText(changes, publisher.title, 'Deployed to'))
      })
    )
  addTarget(addOutputCommand(deploy, 'rollback'))
    .description('restore the previous deployment')
    .action((siteDir: string, flags: ContentFlags) =>
      runDeployment(siteDir, {...flags, ...RETENTION}, context, async (publisher) => {
        context.terminal.print(`Rolled back ${publisher.title}: ${await publisher.rollback()}`)
      })
    )
}

/** Prints a plan, or writes it to a file relative to the current folder. */
function writePlan(text: string, {output}: ContentFlags, context: CommandContext): void {
  if (output === undefined) {
    context.terminal.print(text.trimEnd())
    return
  }
  writeTextFile(path.resolve(context.process.cwd(), output), `${text.trimEnd()}\n`)
}

function addTarget(command: Command): Command {
  return command
    .addOption(
      new Option('--target <name>', 'kind of target').choices(TARGETS).makeOptionMandatory()
    )
    .option('--to <place>', 'folder, bucket, host or site')
    .option('--branch <name>', 'branch for `--target git` (default: gh-pages)')
    .option('--target-dir <folder>', 'folder inside the branch (default: its root)')
}

const DAY = 24 * 60 * 60 * 1000

/** Defaults: assets are kept for five deployments, and other removed files for one day. */
const RETENTION = Object.freeze({keep: 5, grace: DAY})

function addRetention(command: Command): Command {
  return command
    .option('--keep <N>', 'number of deployments to keep assets for', parseCount, RETENTION.keep)
    .option('--grace <hours>', 'hours to keep removed files (default: 24)', parseHours, DAY)
}

function parseCount(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= 100) return count
  throw new InvalidArgumentError('The number of deployments must be an integer from 1 to 100.')
}

function parseHours(text: string): number {
  const hours = Number(text)
  if (Number.isFinite(hours) && hours >= 0) return hours * 60 * 60 * 1000
  throw new InvalidArgumentError('The number of hours must be 0 or greater.')
}

type Publisher = Awaited<ReturnType<typeof openPublisher>>

/** Opens the target and runs a command. */
async function runDeployment(
  siteArgument: string,
  flags: ContentFlags,
  {process}: CommandContext,
  run: (publisher: Publisher) => Promise<void>
): Promise<void> {
  const {siteDir, outDir} = enterSite(siteArgument, flags, process)
  try {
    checkOutput(outDir)
    const {keep: keepDeploys, grace} = flags
    const retention = {keepDeploys, grace, now: Date.now()}
    const publisher = await openPublisher({siteDir, outDir, flags, process, retention})
    try {
      await run(publisher)
    } finally {
      publisher.close()
    }
  } catch (error) {
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  }
}

function checkOutput(outDir: string): void {
  if (['index.html', '404.html'].some((file) => fs.existsSync(path.join(outDir, file)))) return
  throw new SiteError({
    code: 'output-missing',
    message: `The folder ${outDir} has no built site.`,
    hint: 'Build the site first: `site build`.'
  })
}

/** Maximum number of listed files. */
const MAX_LISTED = 20

const FORMATS = {
  text: (changes: DeployChanges, title: string) => formatText(changes, title, 'Plan for'),
  json: (changes: DeployChanges, target: string) => JSON.stringify({target, ...changes}),
  markdown: formatDeployMarkdown
} as const

function formatText(changes: DeployChanges, title: string, verb: string): string {
  const {added, changed, retired, deleted, unchanged, bytes, brokenUrls} = changes
  return [
    `${verb} ${title}`,
    `  upload    ${added.length} added, ${changed.length} changed, ${formatBytes(bytes)}`,
    `  remove    ${retired.length} expire later, ${deleted.length} deleted now`,
    `  unchanged ${unchanged}`,
    ...(brokenUrls.length > 0 ? ['  URLs without a page', ...listSome(brokenUrls, '    ')] : [])
  ].join('\n')
}

function listSome(items: readonly string[], prefix: string): string[] {
  const left = items.length - MAX_LISTED
  return [
    ...items.slice(0, MAX_LISTED).map((item) => `${prefix}${item}`),
    ...(left > 0 ? [`${prefix}${left} more`] : [])
  ]
}
