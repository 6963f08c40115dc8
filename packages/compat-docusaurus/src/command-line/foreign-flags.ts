/** A Docusaurus command-line option that has no effect in Lectern. */
export interface ForeignFlag {
  /** The option in commander's syntax. */
  flags: string
  /** Predicate of the message. The option's name is its subject. */
  says: string
}

/**
 * Options without an effect, by command. Commands declare options that work the same way in Lectern
 * themselves.
 */
export const FOREIGN_FLAGS: Readonly<Record<string, readonly ForeignFlag[]>> = {
  start: [
    {
      flags: '--hot-only',
      says: "has no effect: the page only reloads if a change can't be applied in place."
    },
    {
      flags: '--no-minify',
      says: 'has no effect: `site start` never minifies.'
    }
  ],
  build: [
    {
      flags: '--bundle-analyzer',
      says: 'has no effect: use `site build --profile` for sizes and `--explain <url>` for the files of a page.'
    },
    {
      flags: '--dev',
      says: "has no effect: use `site start` for React's full messages, or `--no-minify` for readable scripts."
    }
  ]
}
