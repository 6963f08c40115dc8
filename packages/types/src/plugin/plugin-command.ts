/** A command that a plugin adds to the CLI: `site docs:version 2.0.0`. */
export interface PluginCommand {
  /** The plugin's short name, a colon and the command's own. */
  name: string
  /** What has to follow the name, in this order; what may be left out comes last. */
  arguments: readonly {name: string; description: string; isOptional?: true}[]
  /** What may be added to it, by name: `dry-run` is written `--dry-run`. */
  flags?: readonly {name: string; description: string}[]
  /**
   * Do it, and say in lines what was done. What it throws is put to the plugin's name.
   *
   * @param values - As many as there are `arguments`, but for optional ones at their end.
   */
  run(values: readonly string[], given: GivenToCommand): Promise<readonly string[]>
}

/** What a plugin's command gets beside its arguments. */
export interface GivenToCommand {
  /** Names of the flags that were written. */
  flags: ReadonlySet<string>
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>
}
