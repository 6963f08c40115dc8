import path from 'node:path'
import type {PluginCommand, SiteProblem} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {sortByDistance} from '@lectern/shared/text/nearest'
import {type Command, CommanderError} from 'commander'
import {isSite} from '../site/is-site.js'
import {blame} from '@lectern/core/plugins/blame'
import type {LoadedPlugin} from '@lectern/core/plugins/load-plugins'
import {CommandFailure} from '../report/command-failure.js'
import type {CommandContext, SiteFlags} from '../options/site-command.js'
import {describeInstalledGenerator} from '../site/describe-generator.js'

interface PluginCommandFlags extends SiteFlags {
  id: string
}

/** Whether a word of the command line names a command of a plugin: such names have a colon. */
export function isPluginCommand(word: string): boolean {
  return /^\w[\w-]*:\w/.test(word)
}

/**
 * `site docs:version 1.0.0`: a command that some plugin of the site may have. Which one, is known
 * once the site has been loaded, so its arguments are taken as they come.
 */
export function addPluginCommand(program: Command, name: string, context: CommandContext): void {
  const command = program
    .command(name)
    .description('a command of a plugin')
    .argument('[values...]', 'what the command takes, then the folder of the site (default: ".")')
    .option('--id <id>', 'instance of the plugin', 'default')
    .option('--config <file>', 'configuration file, relative to the site')
    .option('--verbose', 'show the stack of unexpected errors')
    .allowUnknownOption()
    .exitOverride()
    .action((values: string[], flags: PluginCommandFlags) => run(command, {values, flags}, context))
}

interface CommandLine {
  values: readonly string[]
  flags: PluginCommandFlags
}

async function run(command: Command, line: CommandLine, context: CommandContext): Promise<void> {
  const {flags} = line
  const {siteDir, values, written} = splitValues(line, context.process.cwd())
  try {
    const {loadCommandSite} = await import('@lectern/core/site/load-command-site')
    const {plugins} = await loadCommandSite({
      siteDir,
      generator: describeInstalledGenerator(),
      configFile: flags.config
    })
    const found = findPluginCommand(plugins, command.name(), flags.id)
    checkFlags(command, found, written)
    checkCount(command, found, values)
    const given = {flags: new Set(written), env: context.process.env}
    const done = await blame(found.label, `its command \`${found.name}\``, () =>
      found.run(values, given)
    )
    for (const text of done) context.terminal.print(text)
  } catch (error) {
    if (error instanceof CommanderError) throw error
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  }
}

/** What begins with two hyphens is a flag. The last of the others is the folder of the site, if it names one. */
function splitValues({values: all, flags}: CommandLine, cwd: string) {
  const isFlag = (value: string) => /^--./.test(value)
  const written = all.filter(isFlag).map((flag) => flag.slice(2))
  const values = all.filter((value) => !isFlag(value))
  const last = path.resolve(cwd, values.at(-1) ?? '')
  return values.length > 0 && isSite(last, flags.config)
    ? {siteDir: last, values: values.slice(0, -1), written}
    : {siteDir: cwd, values, written}
}

/** A command with the instance that it belongs to. */
interface FoundCommand extends PluginCommand {
  id: string
  /** Of the instance, for messages. */
  label: string
}

/**
 * Find a command of the site's plugins.
 *
 * @throws SiteError `command-unknown`, `plugin-instance-unknown`; both name what there is.
 */
export function findPluginCommand(
  plugins: readonly Pick<LoadedPlugin, 'plugin' | 'id' | 'label'>[],
  name: string,
  id: string
): FoundCommand {
  const all = plugins.flatMap(({plugin, id, label}) =>
    (plugin.extendCli?.() ?? []).map((command): FoundCommand => ({...command, id, label}))
  )
  const named = all.filter((command) => command.name === name)
  // Docusaurus writes the instance behind the command: `docs:version:community`.
  const [, command, instance] = /^(.+):([^:]+)$/.exec(name) ?? []
  if (named.length === 0 && command && instance && all.some((one) => one.name === command))
    return findPluginCommand(plugins, command, instance)
  const found = named.find((entry) => entry.id === id)
  if (found) return found
  const available = [...new Set(all.map((command) => command.name))]
  const problem: SiteProblem =
    named.length > 0
      ? {
          code: 'plugin-instance-unknown',
          message: `No plugin with the command \`${name}\` has the id \`${id}\`.`,
          hint: listNames(
            'ids',
            id,
            named.map((entry) => entry.id)
          )
        }
      : {
          code: 'command-unknown',
          message: `No plugin of this site has the command \`${name}\`.`,
          hint: listNames('commands', name, available)
        }
  throw new SiteError(problem)
}

function listNames(what: string, name: string, available: readonly string[]): string {
  if (available.length === 0) return 'Add the plugin that has it to the configuration.'
  return `Use one of the ${what} ${sortByDistance(name, available).join(', ')}.`
}

function checkCount(command: Command, found: PluginCommand, values: readonly string[]): void {
  const missing = found.arguments[values.length]
  if (missing && !missing.isOptional)
    command.error(`error: missing <${missing.name}>: ${missing.description}`)
  if (values.length > found.arguments.length) {
    command.error(`error: too many arguments: ${values.slice(found.arguments.length).join(' ')}`)
  }
}

function checkFlags(command: Command, found: PluginCommand, written: readonly string[]): void {
  const known = (found.flags ?? []).map(({name}) => name)
  const unknown = written.find((flag) => !known.includes(flag))
  if (unknown === undefined) return
  const nearest = sortByDistance(unknown, known).map((name) => `--${name}`)
  const hint = nearest.length > 0 ? `\n(It takes ${nearest.join(', ')}.)` : ''
  command.error(`error: unknown option '--${unknown}'${hint}`)
}
