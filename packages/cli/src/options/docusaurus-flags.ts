import {ownValue} from '@lectern/shared/objects/own-value'
import {type Command, Option} from 'commander'
import {FOREIGN_FLAGS} from '@lectern/compat-docusaurus/command-line/foreign-flags'
import type {Terminal} from '@lectern/core/report/terminal'

/**
 * Adds Docusaurus's options that have no effect, so that scripts of Docusaurus projects keep
 * working. They're accepted with a notice.
 */
export function addDocusaurusFlags(command: Command, terminal: Terminal): void {
  for (const {flags, says} of ownValue(FOREIGN_FLAGS, command.name()) ?? []) {
    const option = new Option(flags).hideHelp()
    command.addOption(option)
    command.on(`option:${option.name()}`, () => terminal.print(`${option.long} ${says}`))
  }
}
