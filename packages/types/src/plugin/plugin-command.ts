/** A command that a plugin adds to the CLI, such as `site docs:version 2.0.0`. */
export interface PluginCommand {
  /** Name of the command. It starts with the plugin's short name and a colon. */
  name: string
  /** Arguments in order. Optional arguments come last. Only the last one can be repeated. */
  arguments: readonly {
    name: string
    description: string
    isOptional?: true
    isRepeated?: true
  }[]
  /** Flags of the command, such as `dry-run` for `--dry-run`. */
  flags?: readonly CommandFlag[]
  /**
   * Runs the command and returns lines to print. Errors include the plugin's name.
   *
   * @param values - The arguments, in order. Optional arguments may be missing.
   */
  run(values: readonly string[], given: GivenToCommand): Promise<readonly string[]>
}

/** A flag of a plugin's command. */
export interface CommandFlag {
  /** Name without leading hyphens, such as `dry-run` for `--dry-run`. */
  name: string
  /** Description for `--help`. */
  description: string
  /** Single letter, such as `p` for `-p`. */
  short?: string
  /** Whether the flag takes a value, as in `--locale fr` or `--locale=fr`. */
  takesValue?: true
}

/** Input that a plugin's command receives in addition to its arguments. */
export interface GivenToCommand {
  /** Names of the flags on the command line. */
  flags: ReadonlySet<string>
  /** Values of flags on the command line, by name. Flags without a value aren't included. */
  options?: Readonly<Record<string, string>>
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>
  /**
   * Builds a copy of the site before and after a change, and compares the outputs. Names of scripts
   * aren't compared, because they depend on the paths of sources. The site itself doesn't change.
   *
   * @returns The first difference, or `undefined` if the outputs are equal.
   * @throws SiteError if one of the builds fails.
   */
  compareBuilds?(change: BuildChange): Promise<BuildDifference | undefined>
}

/** A change to a site whose effect on the output is checked. */
export interface BuildChange {
  /** Options of the command's plugin instance, with all defaults. */
  options: {before: object; after: object}
  /** Files that the second build doesn't have, relative to the site root. */
  deleted: readonly string[]
}

/** Difference between the outputs of two builds. */
export interface BuildDifference {
  /** First different file, by path in the output. */
  file: string
  /** Description of the difference, as a clause. */
  description: string
  /** Number of different files. */
  count: number
}
