import {type Command, Option} from 'commander'
import {FOREIGN_FLAGS} from '@lectern/compat-docusaurus/command-line/foreign-flags'
import type {Terminal} from '@lectern/core/report/terminal'

/**
 * Adds Docusaurus's options, so that scripts of Docusaurus projects keep working. Options without
 * an effect are accepted with a notice. Options that would change the result cause an error with a
 * suggestion.
 */
export function addDocusaurusFlags(command: Command, terminal: Terminal): void {
  for (const {flags, isAccepted, says} of FOREIGN_FLAGS[command.name()] ?? []) {
    const option = new Option(flags).hideHelp()
    command.addOption(option)
    command.on(`option:${option.name()}`, () => {
      const notice = `${option.long} ${says}`
      if (isAccepted) terminal.print(notice)
      else command.error(`error: ${notice}`)
    })
  }
}
