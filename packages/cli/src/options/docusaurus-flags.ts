import {type Command, Option} from 'commander'
import type {Terminal} from '@lectern/core/report/terminal'

/** What becomes of an option of Docusaurus that has no meaning here. */
interface ForeignFlag {
  /** As commander writes options. */
  flags: string
  /** Whether the command goes on: it does where the result is the same without the option. */
  isAccepted: boolean
  /** One sentence, after the name of the option. */
  says: string
}

/** By command. Options that do the same here are options of the commands themselves. */
const FOREIGN_FLAGS: Readonly<Record<string, readonly ForeignFlag[]>> = {
  start: [
    {
      flags: '--hot-only',
      isAccepted: true,
      says: 'has no meaning here: a page is loaded again only where a change cannot be taken over in place.'
    },
    {
      flags: '--no-minify',
      isAccepted: true,
      says: 'has no meaning here: `site start` never minifies.'
    }
  ],
  build: [
    {
      flags: '--bundle-analyzer',
      isAccepted: true,
      says: 'has no meaning here: `site build --profile` shows bytes, and `--explain <page>` what a page loads.'
    },
    {
      flags: '--dev',
      isAccepted: false,
      says: 'is not supported: look at React’s full messages with `site start`, or keep scripts readable with `--no-minify`.'
    }
  ],
  'write-heading-ids': [
    {
      flags: '--syntax <name>',
      isAccepted: false,
      says: 'is not supported: ids are written as `{#id}` in .md files and as `{/* #id */}` in .mdx files; leave the option out.'
    },
    {
      flags: '--migrate',
      isAccepted: false,
      says: 'is not supported: `{#id}` and `{/* #id */}` are both read in every file; leave the option out.'
    }
  ]
}

/**
 * Let scripts of a Docusaurus project run: options that change nothing here are accepted with a notice, and
 * those that would change the result end the command with what to do instead.
 */
export function addDocusaurusFlags(command: Command, terminal: Terminal): void {
  for (const {flags, isAccepted, says} of FOREIGN_FLAGS[command.name()] ?? []) {
    const option = new Option(flags).hideHelp()
    command.addOption(option)
    command.on(`option:${option.name()}`, () => {
      const notice = `${option.long} of Docusaurus ${says}`
      if (isAccepted) terminal.print(notice)
      else command.error(`error: ${notice}`)
    })
  }
}
