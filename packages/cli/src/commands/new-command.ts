import type {Command} from 'commander'
import {CommanderError} from 'commander'
import path from 'node:path'
import type {LoadedPlugin} from '@lectern/core/plugins/load-plugins'
import {CommandCanceled, CommandFailure} from '../report/command-failure.js'
import {createPrompts, type Prompts} from '../prompts/create-prompts.js'
import {createPage, findPageTemplate, listPageKinds} from '../site/create-page.js'
import {completeCommands} from '@lectern/core/report/site-command'
import {describeInstalledGenerator} from '../site/describe-generator.js'
import {isSite} from '../site/is-site.js'
import type {CommandContext, SiteFlags} from '../options/site-command.js'
import {findPluginCommand} from './plugin-command.js'

interface NewFlags extends SiteFlags {
  folder?: string
  id: string
}

interface CommandLine {
  words: readonly string[]
  flags: NewFlags
}

/** `site new` */
export function addNewCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('new')
    .description('create a doc, page, post or version')
    .usage('[options] [doc|page|post|version] [title] [siteDir]')
    .argument('[words...]', 'what to create, its title and the site root (default: ".")')
    .option('--folder <path>', 'folder inside the content folder')
    .option('--id <id>', 'plugin instance', 'default')
    .option('--config <file>', 'configuration file, relative to the site root')
    .option('--verbose', 'show stack traces')
    .exitOverride()
    .action((words: string[], flags: NewFlags) => run(command, {words, flags}, context))
}

async function run(command: Command, line: CommandLine, context: CommandContext): Promise<void> {
  const {process, terminal} = context
  const {flags} = line
  const {siteDir, words} = splitWords(line, process.cwd())
  const prompts = terminal.isInteractive && process.stdin.isTTY ? openPrompts(context) : undefined
  const fail = (message: string) =>
    command.error(`error: ${completeCommands(message, {siteDir, cwd: terminal.cwd})}`)
  if (words.length > 2)
    fail(`too many arguments: put the title in quotes, e.g. "${words.slice(1).join(' ')}"`)
  try {
    const {loadCommandSite} = await import('@lectern/core/site/load-command-site')
    const {plugins} = await loadCommandSite({
      siteDir,
      generator: describeInstalledGenerator(),
      configFile: flags.config
    })
    const kind = words[0] ?? (await chooseKind(plugins, prompts))
    if (kind === undefined)
      return fail('missing type and title, e.g. `site new doc "Build a nest box"`')
    const template = kind === 'version' ? undefined : findPageTemplate(plugins, kind, flags.id)
    const title = words[1] ?? (await enterTitle(kind, prompts))
    if (title === undefined)
      return fail(`missing title, e.g. \`site new ${kind} ${exampleOf(kind)}\``)
    if (!template) return await createVersion(title, plugins, {flags, context})
    const date = new Date().toISOString().slice(0, 10)
    const file = createPage(template, {siteDir, title, date, folder: flags.folder})
    terminal.print(`Created ${path.relative(process.cwd(), path.join(siteDir, file))}`)
  } catch (error) {
    if (error instanceof CommanderError || error instanceof CommandCanceled) throw error
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  }
}

function openPrompts({process}: CommandContext): Prompts {
  return createPrompts({input: process.stdin, output: process.stdout}, 'Create a file')
}

/** Separates the site root from the other arguments. The root comes last and is optional. */
function splitWords({words, flags}: CommandLine, cwd: string) {
  const last = path.resolve(cwd, words.at(-1) ?? '')
  if (words.length > 1 && isSite(last, flags.config)) {
    return {siteDir: last, words: words.slice(0, -1)}
  }
  return {siteDir: cwd, words}
}

async function chooseKind(
  plugins: readonly LoadedPlugin[],
  prompts: Prompts | undefined
): Promise<string | undefined> {
  const kinds = [...listPageKinds(plugins), 'version']
  const choices = kinds.map((value) => ({value, label: value}))
  return prompts?.select('Choose what to create', choices)
}

async function enterTitle(kind: string, prompts: Prompts | undefined): Promise<string | undefined> {
  const message = kind === 'version' ? 'Enter the version' : 'Enter the title'
  return prompts?.text(message, exampleOf(kind).replaceAll('"', ''))
}

function exampleOf(kind: string): string {
  return kind === 'version' ? '1.0.0' : '"Build a nest box"'
}

/** Runs `docs:version`. */
async function createVersion(
  version: string,
  plugins: readonly LoadedPlugin[],
  {flags, context}: {flags: NewFlags; context: CommandContext}
): Promise<void> {
  const {run} = findPluginCommand(plugins, 'docs:version', flags.id)
  const given = {flags: new Set<string>(), env: context.process.env}
  for (const text of await run([version], given)) context.terminal.print(text)
}
