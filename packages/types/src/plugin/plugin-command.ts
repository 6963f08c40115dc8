/** A command that a plugin adds to the CLI, such as `site docs:version 2.0.0`. */
export interface PluginCommand {
  /** Name of the command. It starts with the plugin's short name and a colon. */
  name: string
  /** Arguments in order. Optional arguments come last. */
  arguments: readonly {name: string; description: string; isOptional?: true}[]
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
}
