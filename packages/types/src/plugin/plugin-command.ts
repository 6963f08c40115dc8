/** A command that a plugin adds to the CLI, such as `site docs:version 2.0.0`. */
export interface PluginCommand {
  /** Short name of the plugin, a colon, and the name of the command. */
  name: string
  /** Arguments in their order. Optional ones come last. */
  arguments: readonly {name: string; description: string; isOptional?: true}[]
  /** Flags by name: `dry-run` becomes `--dry-run`. */
  flags?: readonly CommandFlag[]
  /**
   * Runs the command and returns lines that report the result. Errors are reported under the plugin's
   * name.
   *
   * @param values - The given arguments. Optional ones may be missing at the end.
   */
  run(values: readonly string[], given: GivenToCommand): Promise<readonly string[]>
}

/** A flag of a plugin's command. */
export interface CommandFlag {
  /** Name without hyphens: `dry-run` becomes `--dry-run`. */
  name: string
  /** Description for `--help`. */
  description: string
  /** One letter: `p` becomes `-p`. */
  short?: string
  /** Whether a value follows: `--locale fr` or `--locale=fr`. */
  takesValue?: true
}

/** Input of a plugin's command besides its arguments. */
export interface GivenToCommand {
  /** Names of the given flags. */
  flags: ReadonlySet<string>
  /** Values of the flags that take one, by name. */
  options?: Readonly<Record<string, string>>
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>
}
