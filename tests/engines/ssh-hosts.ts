import {execFileSync} from 'node:child_process'
import {chmodSync, mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import os from 'node:os'
import {createNetwork, type Network} from './host-network.js'
import {createScriptEnvironment} from './run-script.js'
import {type RunningServer, startServer} from './running-server.js'

/** Hosts that accept SSH connections. */
export interface SshHosts {
  /** Home folder of each host, by name. */
  homes: Readonly<Record<string, string>>
  /** Variables for scripts that connect to the hosts. */
  env: Readonly<Record<string, string>>
  /** Command that scripts have to run in. */
  prefix: readonly string[]
  stop(): Promise<void>
}

/**
 * Starts an SSH server per host on this machine. Each has its own network namespace if the machine
 * allows that, and its own port otherwise.
 */
export async function startHosts(parentDir: string, names: readonly string[]): Promise<SshHosts> {
  const folder = path.join(parentDir, 'ssh')
  mkdirSync(folder)
  const network = await createNetwork(names)
  const servers: RunningServer[] = []
  const stop = async () => {
    for (const server of servers) await server.stop()
    network.remove()
  }
  const homes = Object.fromEntries(names.map((name) => [name, path.join(parentDir, name)]))
  try {
    for (const name of ['host-key', 'key'])
      execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', path.join(folder, name)])
    // The server requires this folder if it runs as root.
    if (process.getuid?.() === 0) mkdirSync('/run/sshd', {recursive: true})
    const env = {PATH: `${createClient(folder, network)}:${process.env.PATH}`}
    for (const [name, home] of Object.entries(homes)) {
      mkdirSync(home, {recursive: true})
      const configFile = path.join(folder, `${name}.conf`)
      writeFileSync(configFile, createServerConfig(folder, home, network.addressOf(name)))
      const isReady = () => accepts(name, {...network, env})
      const command = [...network.prefixOf(name), '/usr/sbin/sshd', '-D', '-e', '-f', configFile]
      const logFile = path.join(folder, `${name}.log`)
      servers.push(await startServer({command, cwd: folder, logFile, isReady}))
    }
    return {homes, env, prefix: network.prefix, stop}
  } catch (error) {
    await stop()
    throw error
  }
}

async function accepts(
  name: string,
  {prefix, env}: Pick<Network, 'prefix'> & {env: Record<string, string>}
): Promise<boolean> {
  const [command = '', ...args] = [...prefix, 'ssh', name, 'true']
  try {
    execFileSync(command, args, {env: {...process.env, ...env}, stdio: 'ignore'})
    return true
  } catch {
    // The server is starting.
    return false
  }
}

/** Creates a folder with an `ssh` command that knows the hosts. */
function createClient(folder: string, network: Network): string {
  const configFile = path.join(folder, 'config')
  const hosts = network.names.map((name) => {
    const {address, port} = network.addressOf(name)
    return `Host ${name}\n  HostName ${address}\n  Port ${port}\n`
  })
  const common = [
    `User ${os.userInfo().username}`,
    `IdentityFile ${folder}/key`,
    'IdentitiesOnly yes',
    'StrictHostKeyChecking no',
    'UserKnownHostsFile /dev/null',
    'LogLevel ERROR'
  ]
  writeFileSync(configFile, [...hosts, 'Host *', ...common, ''].join('\n'))
  const binDir = path.join(folder, 'bin')
  mkdirSync(binDir)
  const command = path.join(binDir, 'ssh')
  writeFileSync(command, `#!/bin/sh\nexec /usr/bin/ssh -F '${configFile}' "$@"\n`)
  chmodSync(command, 0o755)
  return binDir
}

/** Each session starts in the host's own home folder. */
function createServerConfig(
  folder: string,
  home: string,
  {address, port}: {address: string; port: number}
): string {
  const env = {HOME: home, PATH: process.env.PATH ?? '', ...createScriptEnvironment()}
  const variables = Object.entries(env).map(([name, value]) => `"${name}=${value}"`)
  return [
    `ListenAddress ${address}`,
    `Port ${port}`,
    `HostKey ${folder}/host-key`,
    `AuthorizedKeysFile ${folder}/key.pub`,
    'StrictModes no',
    'PidFile none',
    'UsePAM no',
    'PasswordAuthentication no',
    'PermitRootLogin prohibit-password',
    `SetEnv ${variables.join(' ')}`,
    'ForceCommand cd "$HOME" && exec sh -c "$SSH_ORIGINAL_COMMAND"',
    ''
  ].join('\n')
}
