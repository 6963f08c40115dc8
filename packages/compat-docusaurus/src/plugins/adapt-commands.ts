import type {CommandFlag, PluginCommand} from '@lectern/types'
import {Command, type Option} from 'commander'
import type {DocusaurusPlugin} from './docusaurus-plugin.js'

/**
 * Returns the commands that a plugin written for Docusaurus adds to the program of its command line. They print their
 * own results.
 */
export function adaptCommands(plugin: DocusaurusPlugin): PluginCommand[] {
  return createProgram(plugin).commands.map((command) => ({
    name: nameCommand(plugin.name, command.name()),
    arguments: command.registeredArguments.map((argument) => ({
      name: argument.name(),
      description: argument.description,
      ...(!argument.required && {isOptional: true as const})
    })),
    flags: command.options.filter((option) => option.long).map(readOption),
    async run(values, {flags, options = {}}) {
      const written = [...flags].map((flag) => `--${flag}`)
      const valued = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
      // A program remembers what it was called with, so each call has its own.
      const words = [command.name(), ...written, ...valued, ...values]
      await createProgram(plugin).parseAsync(words, {from: 'user'})
      return []
    }
  }))
}

function readOption(option: Option): CommandFlag {
  const takesValue = !option.isBoolean() && !option.negate
  return {
    name: (option.long ?? '').slice(2),
    description: option.description,
    ...(option.short && {short: option.short.slice(1)}),
    ...(takesValue && {takesValue})
  }
}

/**
 * Runs `extendCli` on a program that leaves the process alone. As in Docusaurus, whose program is older, an action gets
 * its command with the options as fields.
 */
function createProgram(plugin: DocusaurusPlugin): Command {
  const program = new Command().exitOverride().storeOptionsAsProperties()
  plugin.extendCli?.(program)
  return program
}

/** A command of a plugin has a colon in its name: one that has none gets that of its plugin before it. */
function nameCommand(plugin: string, name: string): string {
  return name.includes(':')
    ? name
    : `${plugin.replace(/^docusaurus-(?:plugin|theme)-/, '')}:${name}`
}
