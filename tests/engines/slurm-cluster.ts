import {execFile} from 'node:child_process'
import {randomBytes} from 'node:crypto'
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {promisify} from 'node:util'
import {findPort} from '../find-port.js'
import {type RunningServer, startServer} from './running-server.js'

/** A Slurm cluster on this machine. */
export interface SlurmCluster {
  /** Variables for Slurm's commands. */
  env: Readonly<Record<string, string>>
  /** Lists the nodes that have run jobs. */
  listNodes(): Promise<readonly string[]>
  stop(): Promise<void>
}

/** Starts Slurm's daemons without system services. Each node is a daemon that runs one job at a time. */
export async function startCluster(
  parentDir: string,
  nodes: readonly string[]
): Promise<SlurmCluster> {
  const folder = path.join(parentDir, 'slurm')
  mkdirSync(path.join(folder, 'state'), {recursive: true})
  const configFile = path.join(folder, 'slurm.conf')
  const ports = await Promise.all([undefined, ...nodes].map(findPort))
  writeFileSync(configFile, createConfig(folder, nodes, ports))
  const env = {SLURM_CONF: configFile}
  const servers: RunningServer[] = []
  const start = async (
    program: string,
    args: readonly string[],
    isReady: () => Promise<boolean>
  ) => {
    const logFile = path.join(folder, `${path.basename(program)}.log`)
    servers.push(
      await startServer({command: [program, ...args], cwd: folder, env, logFile, isReady})
    )
  }
  const stop = async () => {
    for (const server of servers.toReversed()) await server.stop()
  }
  const succeeds = (command: string, ...args: string[]) =>
    runCommand(command, args, env).then(
      ({stdout}) => stdout,
      () => ''
    )
  try {
    const socket = path.join(folder, 'munge.socket')
    await start(findDaemon('munged'), createMungeOptions(folder, socket), async () =>
      (await succeeds('munge', '--no-input', '--socket', socket)).startsWith('MUNGE')
    )
    await start(findDaemon('slurmctld'), ['-D', '-f', configFile], async () =>
      (await succeeds('scontrol', 'ping')).includes('is UP')
    )
    for (const node of nodes)
      await start(findDaemon('slurmd'), ['-D', '-N', node, '-f', configFile], async () =>
        /^idle/.test(await succeeds('sinfo', '--noheader', '--nodes', node, '--format', '%T'))
      )
  } catch (error) {
    await stop()
    throw error
  }
  return {env, stop, listNodes: async () => listNodes(folder, nodes)}
}

const runCommand = (command: string, args: readonly string[], env: Readonly<NodeJS.ProcessEnv>) =>
  promisify(execFile)(command, args, {env: {...process.env, ...env}})

/** Debian has daemons in `/usr/sbin`, which isn't in the path of every user. */
function findDaemon(name: string): string {
  return path.join('/usr/sbin', name)
}

function createMungeOptions(folder: string, socket: string): readonly string[] {
  const keyFile = path.join(folder, 'munge.key')
  writeFileSync(keyFile, randomBytes(1024), {mode: 0o400})
  return [
    '--foreground',
    // Accepts a socket below the temporary folder, which everyone can write to.
    '--force',
    ...['--key-file', keyFile, '--socket', socket],
    ...[
      '--pid-file',
      path.join(folder, 'munge.pid'),
      '--seed-file',
      path.join(folder, 'munge.seed')
    ]
  ]
}

function createConfig(
  folder: string,
  nodes: readonly string[],
  [port = 0, ...nodePorts]: readonly number[]
): string {
  const host = os.hostname().split('.', 1)[0]
  const user = os.userInfo().username
  return [
    'ClusterName=lectern',
    `SlurmctldHost=${host}(127.0.0.1)`,
    `SlurmctldPort=${port}`,
    'AuthType=auth/munge',
    `AuthInfo=socket=${folder}/munge.socket`,
    'CredType=cred/munge',
    `SlurmUser=${user}`,
    `SlurmdUser=${user}`,
    `StateSaveLocation=${folder}/state`,
    `SlurmdSpoolDir=${folder}/spool-%n`,
    `SlurmctldPidFile=${folder}/slurmctld.pid`,
    `SlurmdPidFile=${folder}/slurmd-%n.pid`,
    `SlurmdLogFile=${folder}/node-%n.log`,
    'ProctrackType=proctrack/pgid',
    'TaskPlugin=task/none',
    'JobAcctGatherType=jobacct_gather/none',
    'AccountingStorageType=accounting_storage/none',
    'MpiDefault=none',
    'SelectType=select/cons_tres',
    'SelectTypeParameters=CR_Core',
    'ReturnToService=2',
    ...nodes.map(
      (node, index) =>
        `NodeName=${node} NodeHostname=${host} NodeAddr=127.0.0.1 Port=${nodePorts[index]} CPUs=1 State=UNKNOWN`
    ),
    'PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP',
    ''
  ].join('\n')
}

/** Lists the nodes whose log mentions a job. */
function listNodes(folder: string, nodes: readonly string[]): readonly string[] {
  return nodes.filter((node) =>
    /launching.*job|Launching batch job/i.test(
      readFileSync(path.join(folder, `node-${node}.log`), 'utf8')
    )
  )
}
