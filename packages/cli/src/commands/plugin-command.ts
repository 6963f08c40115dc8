import path from 'node:path'
import type {
  BuildChange,
  BuildDifference,
  GivenToCommand,
  PluginCommand,
  PluginRef,
  SiteProblem
} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {findNearest, sortByDistance} from '@lectern/shared/text/nearest'
import {Command, CommanderError} from 'commander'
import {isSite} from '../site/is-site.js'
import {runPluginHook} from '@lectern/core/plugins/plugin-hooks'
import type {AdaptOptions, LoadedPlugin} from '@lectern/core/plugins/load-plugins'
import {CommandFailure} from '../report/command-failure.js'
import {type CommandContext, enterFolder, type SiteFlags} from '../options/site-command.js'
import {describeInstalledGenerator} from '../site/describe-generator.js'

interface PluginCommandFlags extends SiteFlags {
  id: string
  help?: boolean
}

/**
 * Returns whether an argument is the name of a plugin command. These names contain a colon, or a
 * hyphen if the plugin was written for Docusaurus.
 *
 * @param own - Names of built-in commands. The argument can be a typo of one of them.
 */
export function isPluginCommand(word: string, own: readonly string[]): boolean {
  if (own.includes(word)) return false
  if (/^\w[\w-]*:\w/.test(word)) return true
  return /^\w+(?:-\w+)+$/.test(word) && findNearest(word, own) === undefined
}

/**
 * Adds a plugin command, such as `site docs:version 1.0.0`. Arguments aren't parsed yet, because
 * plugins are known only once the site is loaded.
 */
export function addPluginCommand(program: Command, name: string, context: CommandContext): void {
  const command = program.command(name).argument('[values...]', 'arguments, then the site root')
  addOptions(command)
    // The help lists arguments that are known only once the site is loaded.
    .helpOption(false)
    .option('-h, --help', 'print this help')
    .allowUnknownOption()
    .exitOverride()
    .showHelpAfterError(`Run \`site ${name} --help\` to list its arguments and options.`)
    .action((values: string[], flags: PluginCommandFlags) => run(command, {values, flags}, context))
}

function addOptions(command: Command): Command {
  return command
    .description('run a plugin command')
    .option('--id <id>', 'plugin instance', 'default')
    .option('--config <file>', 'configuration file, relative to the site root')
    .option('--verbose', 'show stack traces')
}

interface CommandLine {
  values: readonly string[]
  flags: PluginCommandFlags
}

async function run(command: Command, line: CommandLine, context: CommandContext): Promise<void> {
  const {flags} = line
  const {siteDir, words} = findSite(line, context.process.cwd())
  if (flags.help && !isSite(siteDir, flags.config)) return command.outputHelp()
  enterFolder(siteDir, context.process)
  try {
    const {loadCommandSite} = await import('@lectern/core/site/load-command-site')
    const {plugins} = await loadCommandSite({
      siteDir,
      generator: describeInstalledGenerator(),
      configFile: flags.config
    })
    const found = findPluginCommand(plugins, command.name(), flags.id)
    if (flags.help) return context.terminal.print(formatHelp(found).trimEnd())
    const {values, ...flagsOf} = readWords(command, found, words)
    checkCount(command, found, values)
    const instance = {name: found.plugin, id: found.id}
    const given: GivenToCommand = {
      ...flagsOf,
      env: context.process.env,
      compareBuilds: (change) =>
        comparePluginBuilds(change, {...context, siteDir, instance, configFile: flags.config})
    }
    const done = await runPluginHook(found.label, `its command \`${found.name}\``, () =>
      found.run(values, given)
    )
    for (const text of done) context.terminal.print(text)
  } catch (error) {
    if (error instanceof CommanderError) throw error
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  }
}

/** Formats the help of a plugin's command, with its arguments and flags. */
function formatHelp({name, arguments: values, flags = []}: FoundCommand): string {
  const command = new Command(`site ${name}`).helpOption('-h, --help', 'print this help')
  for (const {name: value, description, isOptional, isRepeated} of values) {
    const shown = isRepeated ? `${value}...` : value
    command.argument(isOptional ? `[${shown}]` : `<${shown}>`, description)
  }
  if (!values.at(-1)?.isRepeated)
    command.argument('[siteDir]', 'site root, with site.config.*', '.')
  for (const {name: long, short, description, takesValue} of flags) {
    const names = short ? `-${short}, --${long}` : `--${long}`
    command.option(takesValue ? `${names} <value>` : names, description)
  }
  return addOptions(command).helpInformation()
}

interface CompareSettings extends CommandContext {
  siteDir: string
  configFile?: string | undefined
  /** Plugin instance whose options change. */
  instance: PluginRef
}

/** Compares the output of a site before and after a change to a plugin's options and files. */
async function comparePluginBuilds(
  change: BuildChange,
  {siteDir, configFile, instance, ...context}: CompareSettings
): Promise<BuildDifference | undefined> {
  const [{build}, {compareBuilds}, {withBuildEnvironment}] = await Promise.all([
    import('@lectern/core/build/build'),
    import('../verify/compare-builds.js'),
    import('./build-environment.js')
  ])
  return compareBuilds(change, siteDir, ({options, ...folders}) => {
    const adaptOptions: AdaptOptions = ({name, id}, given) =>
      name === instance.name && id === instance.id ? options : given
    return withBuildEnvironment(
      {...context, siteDir: folders.siteDir, isVerbose: false},
      // The builds are temporary, so they don't use the remote cache.
      ({remote: _, ...environment}) =>
        build({...folders, configFile, minify: true}, {...environment, adaptOptions})
    ).catch((error: unknown) => {
      // The command reports the problems of the build.
      throw error instanceof CommandFailure ? error.cause : error
    })
  })
}

/**
 * Separates the site root from the other arguments. The root is optional and can only be followed
 * by flags.
 */
function findSite({values: words, flags}: CommandLine, cwd: string) {
  const last = words.findLastIndex((word) => !word.startsWith('-'))
  const folder = path.resolve(cwd, words[last] ?? '')
  return last >= 0 && isSite(folder, flags.config)
    ? {siteDir: folder, words: words.filter((_, index) => index !== last)}
    : {siteDir: cwd, words}
}

/** Parses arguments, flags and option values. Exits if a flag is unknown. */
function readWords(command: Command, found: PluginCommand, words: readonly string[]) {
  const values: string[] = []
  const flags = new Set<string>()
  const options: Record<string, string> = {}
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, hyphens, name = '', given] = /^(--?)([^=]+)(?:=(.*))?$/s.exec(word) ?? []
    if (hyphens === undefined) {
      values.push(word)
      continue
    }
    const flag = (found.flags ?? []).find(
      (one) => name === (hyphens === '-' ? one.short : one.name)
    )
    if (!flag) return failUnknown(command, found, word)
    if (!flag.takesValue) flags.add(flag.name)
    else options[flag.name] = given ?? rest.shift() ?? failValue(command, word)
  }
  return {values, flags, options}
}

function failUnknown(command: Command, found: PluginCommand, word: string): never {
  const known = (found.flags ?? []).map(({name}) => name)
  const nearest = sortByDistance(word.replace(/^-+/, ''), known).map((name) => `--${name}`)
  const hint = nearest.length > 0 ? `\n(Available options: ${nearest.join(', ')})` : ''
  return command.error(`error: unknown option '${word}'${hint}`)
}

function failValue(command: Command, word: string): never {
  return command.error(`error: option '${word}' requires a value`)
}

/** A plugin command with its plugin instance. */
interface FoundCommand extends PluginCommand {
  id: string
  /** Label of the plugin instance, for messages. */
  label: string
  /** Name of the plugin. */
  plugin: string
}

/**
 * Finds a command of the site's plugins.
 *
 * @throws SiteError `command-unknown`, `plugin-instance-unknown`. Both suggest valid names.
 */
export function findPluginCommand(
  plugins: readonly Pick<LoadedPlugin, 'plugin' | 'id' | 'label'>[],
  name: string,
  id: string
): FoundCommand {
  const all = plugins.flatMap(({plugin, id, label}) =>
    (plugin.extendCli?.() ?? []).map(
      (command): FoundCommand => ({
        ...command,
        id,
        label,
        plugin: plugin.name
      })
    )
  )
  const named = all.filter(
    (command) => command.name === name || (!name.includes(':') && command.name.endsWith(`:${name}`))
  )
  // In Docusaurus, the instance is part of the command: `docs:version:community`.
  const [, command, instance] = /^(.+):([^:]+)$/.exec(name) ?? []
  if (named.length === 0 && command && instance && all.some((one) => one.name === command))
    return findPluginCommand(plugins, command, instance)
  // Commands of Docusaurus plugins often aren't specific to an instance.
  const isOnly = named.length === 1 || !name.includes(':')
  const found =
    named.find((entry) => entry.id === id) ?? (id === 'default' && isOnly ? named[0] : undefined)
  if (found) return found
  const available = [...new Set(all.map((command) => command.name))]
  const problem: SiteProblem =
    named.length > 0
      ? {
          code: 'plugin-instance-unknown',
          message: `No plugin instance with the ID \`${id}\` has the command \`${name}\`.`,
          hint: listNames(
            id,
            named.map((entry) => entry.id)
          )
        }
      : {
          code: 'command-unknown',
          message: `The command \`${name}\` isn't provided by any plugin of this site.`,
          hint: listNames(name, available)
        }
  throw new SiteError(problem)
}

function listNames(name: string, available: readonly string[]): string {
  if (available.length === 0) return 'Add the plugin that has it to the configuration.'
  const nearest = findNearest(name, available)
  if (nearest !== undefined) return `Did you mean \`${nearest}\`?`
  return `Use one of: ${sortByDistance(name, available).join(', ')}.`
}

function checkCount(command: Command, found: PluginCommand, values: readonly string[]): void {
  const missing = found.arguments[values.length]
  if (missing && !missing.isOptional)
    command.error(`error: missing <${missing.name}>: ${missing.description}`)
  if (values.length > found.arguments.length && !found.arguments.at(-1)?.isRepeated) {
    command.error(`error: too many arguments: ${values.slice(found.arguments.length).join(' ')}`)
  }
}
