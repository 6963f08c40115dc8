import type {PluginCommand} from '@lectern/types'
import {Command} from 'commander'
import type {DocusaurusPlugin} from './docusaurus-plugin.js'

/**
 * The commands of a plugin written for Docusaurus, which adds them to a program of its command line. What
 * they take are arguments and options without a value. They print what they have to say themselves.
 */
export function adaptCommands(plugin: DocusaurusPlugin): PluginCommand[] {
  return createProgram(plugin).commands.map((command) => ({
    name: nameCommand(plugin.name, command.name()),
    arguments: command.registeredArguments.map((argument) => ({
      name: argument.name(),
      description: argument.description,
      ...(!argument.required && {isOptional: true as const})
    })),
    flags: command.options
      .filter((option) => option.long && (option.isBoolean() || option.negate))
      .map((option) => ({name: (option.long ?? '').slice(2), description: option.description})),
    async run(values, {flags}) {
      const written = [...flags].map((flag) => `--${flag}`)
      // A program remembers what it was called with, so each call has its own.
      const words = [command.name(), ...written, ...values]
      await createProgram(plugin).parseAsync(words, {from: 'user'})
      return []
    }
  }))
}

/** What a plugin adds, in a program that leaves the process alone. */
function createProgram(plugin: DocusaurusPlugin): Command {
  const program = new Command().exitOverride()
  plugin.extendCli?.(program)
  return program
}

/** A command of a plugin has a colon in its name: one that has none gets that of its plugin before it. */
function nameCommand(plugin: string, name: string): string {
  return name.includes(':')
    ? name
    : `${plugin.replace(/^docusaurus-(?:plugin|theme)-/, '')}:${name}`
}
