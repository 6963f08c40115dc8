/** An option of Docusaurus's command line that has no meaning here. */
export interface ForeignFlag {
  /** As commander writes options. */
  flags: string
  /** Whether the command goes on: it does where the result is the same without the option. */
  isAccepted: boolean
  /** One sentence, after the name of the option. */
  says: string
}

/** By command. Options that do the same here belong to the commands themselves. */
export const FOREIGN_FLAGS: Readonly<Record<string, readonly ForeignFlag[]>> = {
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
