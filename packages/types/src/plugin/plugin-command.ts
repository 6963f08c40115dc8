/** A command that a plugin adds to the CLI, such as `site docs:version 2.0.0`. */
export interface PluginCommand {
  /** Name of the command, prefixed with the plugin's short name and a colon. */
  name: string
  /** Arguments in order. Optional ones come last. */
  arguments: readonly {name: string; description: string; isOptional?: true}[]
  /** Flags by name: `dry-run` becomes `--dry-run`. */
  flags?: readonly CommandFlag[]
  /**
   * Runs the command and returns lines to print. Errors include the plugin's name.
   *
   * @param values - The arguments, in order. Optional ones may be missing.
   */
  run(values: readonly string[], given: GivenToCommand): Promise<readonly string[]>
}

/** A flag of a plugin's command. */
export interface CommandFlag {
  /** Name without leading hyphens: `dry-run` becomes `--dry-run`. */
  name: string
  /** Description for `--help`. */
  description: string
  /** Single letter: `p` becomes `-p`. */
  short?: string
  /** Whether the flag has a value: `--locale fr` or `--locale=fr`. */
  takesValue?: true
}

/** Input of a plugin's command, besides its arguments. */
export interface GivenToCommand {
  /** Names of the flags that were passed. */
  flags: ReadonlySet<string>
  /** Values of the given flags that have one, by name. */
  options?: Readonly<Record<string, string>>
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>
}
