import type {EngineProject, Machine} from './engine-project.js'
import {type CodeBlock, findCode} from './read-example.js'
import {runScript} from './run-script.js'

/** An example with one command per machine. */
export interface DistributedExample {
  example: readonly CodeBlock[]
  /** Script that sets the variables of every machine. */
  variables: string
  createMachine: EngineProject['createMachine']
}

/**
 * Runs each line of the block “One machine per line” on a new machine.
 *
 * @returns The output of each command, and the last machine.
 */
export async function runOnMachines({
  example,
  variables,
  createMachine
}: DistributedExample): Promise<{runs: readonly string[]; last: Machine}> {
  const commands = findCode(example, 'One machine per line').trim().split('\n')
  const machines = commands.map((_, index) => createMachine(`machine-${index + 1}`, example))
  const runs: string[] = []
  for (const [index, {siteDir, env}] of machines.entries())
    runs.push(await runScript(`${variables}${commands[index]}`, {cwd: siteDir, env}))
  const last = machines.at(-1)
  if (!last) throw new Error('The example has no commands.')
  return {runs, last}
}
