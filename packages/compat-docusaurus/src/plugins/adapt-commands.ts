import type {CommandFlag, PluginCommand} from '@lectern/types'
import {Command, type Option} from 'commander'
import type {DocusaurusPlugin} from '../plugin-form/docusaurus-plugin.js'

/** Returns the CLI commands of a Docusaurus plugin. The commands print their own output. */
export function adaptCommands(plugin: DocusaurusPlugin): PluginCommand[] {
  return listCommands(plugin).map((command) => ({
    name: nameCommand(plugin.name, command.name()),
    arguments: (command.registeredArguments ?? []).map((argument) => ({
      name: argument.name(),
      description: argument.description,
      ...(!argument.required && {isOptional: true as const})
    })),
    flags: command.options.filter((option) => option.long).map(readOption),
    async run(values, {flags, options = {}}) {
      const written = [...flags].map((flag) => `--${flag}`)
      const valued = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
      // Commands store parsed arguments, so use a new one for each call.
      const own = listCommands(plugin).find((one) => one.name() === command.name())
      await own?.parseAsync([...written, ...valued, ...values], {from: 'user'})
      return []
    }
  }))
}

/** A command from any version of commander, because plugins use the version they have installed. */
interface AnyCommand extends Pick<Command, 'name' | 'parseAsync'> {
  options: readonly AnyOption[]
  /** Missing in older versions. */
  registeredArguments?: Command['registeredArguments']
}

type AnyOption = Pick<Option, 'long' | 'short' | 'description' | 'required' | 'optional'>

function readOption({long = '', short, description, required, optional}: AnyOption): CommandFlag {
  return {
    name: long.slice(2),
    description,
    ...(short && {short: short.slice(1)}),
    ...((required || optional) && {takesValue: true as const})
  }
}

/**
 * Runs `extendCli` with a program that never exits the process. It stores options as properties of
 * the command, because plugins expect Docusaurus's older version of commander.
 */
function listCommands(plugin: DocusaurusPlugin): AnyCommand[] {
  const program = new Command().exitOverride().storeOptionsAsProperties()
  const added: AnyCommand[] = []
  program.addCommand = (command) => {
    added.push(command)
    return program
  }
  plugin.extendCli?.(program)
  return [...program.commands, ...added]
}

/** Prefixes the command name with the plugin name, unless it contains a colon. */
function nameCommand(plugin: string, name: string): string {
  return name.includes(':')
    ? name
    : `${plugin.replace(/^docusaurus-(?:plugin|theme)-/, '')}:${name}`
}
