import type {Command} from 'commander'

/** Adds `--host`, a list of hosts that replaces `hostFiles` of the configuration. */
export function addHostOption(command: Command): Command {
  return command
    .option('--host <names>', 'write files for hosts, e.g. nginx,netlify')
    .hook('preAction', async () => {
      const given = splitHosts(command.getOptionValue('host'))
      if (!given) return
      const {HOSTS, mapHostNames} = await import('@lectern/core/hosts/hosts')
      const known = mapHostNames()
      const unknown = given.find((name) => !known.has(name))
      if (unknown !== undefined)
        command.error(
          `error: option '--host <names>' argument '${unknown}' is invalid. Allowed choices are ${Object.keys(HOSTS).join(', ')}.`
        )
    })
}

/** Returns the names in the value of `--host`. */
export function splitHosts(value: unknown): string[] | undefined {
  return typeof value === 'string' ? value.split(',').map((name) => name.trim()) : undefined
}
