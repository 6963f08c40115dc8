import {spawn} from 'node:child_process'
import {text} from 'node:stream/consumers'

/** Where and how a script runs. */
export interface ScriptOptions {
  /** Absolute folder. */
  cwd: string
  env: Readonly<Record<string, string>>
  /** Command that the shell runs in, such as `['ip', 'netns', 'exec', 'name']`. */
  prefix?: readonly string[]
}

/**
 * Runs a shell script of the docs as in CI.
 *
 * @returns The script's output.
 * @throws Error with the output if the script fails.
 */
export async function runScript(
  script: string,
  {cwd, env, prefix = []}: ScriptOptions
): Promise<string> {
  const [command = 'sh', ...args] = [...prefix, 'sh', '-e', '-c', script]
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, ...createScriptEnvironment(), ...env},
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    })
  ])
  if (code !== 0) throw new Error(`${script}\nfailed with code ${code}:\n${stdout}${stderr}`)
  return stdout + stderr
}

/** Returns variables that make programs behave as in CI. */
export function createScriptEnvironment(): Record<string, string> {
  return {CI: 'true', NO_COLOR: '1', npm_config_update_notifier: 'false'}
}
