/** A Docusaurus command-line option that Lectern doesn't have. */
export interface ForeignFlag {
  /** The option in commander's syntax. */
  flags: string
  /** Whether to ignore the option and run the command, because the result would be the same. */
  isAccepted: boolean
  /** Predicate of the message. The option's name is its subject. */
  says: string
}

/**
 * Unsupported options by command. Commands declare options that work the same way in Lectern
 * themselves.
 */
export const FOREIGN_FLAGS: Readonly<Record<string, readonly ForeignFlag[]>> = {
  start: [
    {
      flags: '--hot-only',
      isAccepted: true,
      says: "has no effect: the page only reloads if a change can't be applied in place."
    },
    {
      flags: '--no-minify',
      isAccepted: true,
      says: 'has no effect: `site start` never minifies.'
    }
  ],
  build: [
    {
      flags: '--bundle-analyzer',
      isAccepted: true,
      says: 'has no effect: use `site build --profile` for sizes and `--explain <url>` for the files of a page.'
    },
    {
      flags: '--dev',
      isAccepted: false,
      says: "isn't supported: use `site start` for React's full messages, or `--no-minify` for readable scripts."
    }
  ],
  'write-heading-ids': [
    {
      flags: '--syntax <name>',
      isAccepted: false,
      says: "isn't supported: ids are written as `{#id}` in .md files and `{/* #id */}` in .mdx files. Remove the option."
    },
    {
      flags: '--migrate',
      isAccepted: false,
      says: "isn't supported: every file may use `{#id}` or `{/* #id */}`. Remove the option."
    }
  ]
}
