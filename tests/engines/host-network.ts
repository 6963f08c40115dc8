import {execFileSync} from 'node:child_process'
import {findPort} from '../find-port.js'

/** Addresses of the hosts. */
export interface Network {
  names: readonly string[]
  /** Command that connects to hosts, without its arguments. */
  prefix: readonly string[]
  /** Command that a host's programs run in. */
  prefixOf(name: string): readonly string[]
  addressOf(name: string): {address: string; port: number}
  remove(): void
}

/** Creates a network namespace for each host, or assigns ports if the machine doesn't allow that. */
export async function createNetwork(names: readonly string[]): Promise<Network> {
  return createNamespaces(names) ?? assignPorts(names)
}

/**
 * Creates a namespace for the client and one per host, each connected to the client's. Other
 * networks of the machine aren't changed.
 */
function createNamespaces(names: readonly string[]): Network | undefined {
  const client = `lectern-${process.pid}`
  const spaceOf = (name: string) => `${client}-${name}`
  const all = [client, ...names.map(spaceOf)]
  const remove = () => {
    for (const space of all) run(['netns', 'del', space])
  }
  const subnetOf = (name: string) => `10.83.${names.indexOf(name)}`
  const commands = [
    ...all.flatMap((space) => [
      ['netns', 'add', space],
      ['-n', space, 'link', 'set', 'lo', 'up']
    ]),
    ...names.flatMap((name, index) => {
      const [space, near, far] = [spaceOf(name), `near${index}`, `far${index}`]
      const peer = ['type', 'veth', 'peer', 'name', far, 'netns', space]
      return [
        ['-n', client, 'link', 'add', near, ...peer],
        ['-n', client, 'addr', 'add', `${subnetOf(name)}.1/24`, 'dev', near],
        ['-n', space, 'addr', 'add', `${subnetOf(name)}.2/24`, 'dev', far],
        ['-n', client, 'link', 'set', near, 'up'],
        ['-n', space, 'link', 'set', far, 'up']
      ]
    })
  ]
  if (!commands.every(run)) {
    remove()
    return undefined
  }
  const enter = (space: string) => ['ip', 'netns', 'exec', space]
  return {
    ...{names, remove, prefix: enter(client)},
    prefixOf: (name) => enter(spaceOf(name)),
    addressOf: (name) => ({address: `${subnetOf(name)}.2`, port: 22})
  }
}

/** Runs `ip`, and returns whether it succeeded. */
function run(args: readonly string[]): boolean {
  try {
    execFileSync('ip', args, {stdio: 'ignore'})
    return true
  } catch {
    // The machine has no network namespaces, or doesn't allow them.
    return false
  }
}

async function assignPorts(names: readonly string[]): Promise<Network> {
  const ports = await Promise.all(names.map(findPort))
  return {
    ...{names, prefix: [], prefixOf: () => [], remove: () => {}},
    addressOf: (name) => ({address: '127.0.0.1', port: ports[names.indexOf(name)] ?? 0})
  }
}
