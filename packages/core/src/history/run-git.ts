import {spawn} from 'node:child_process'

/** How a run of Git ended. */
export interface GitResult {
  /** Absent when there is no Git. */
  exitCode?: number
  /** Error message of the command. */
  message: string
}

/**
 * A build that a hook of Git starts inherits where the hook runs, but here the folder decides. Its
 * messages are read, so they are wanted in one language.
 */
const OWN_ENVIRONMENT = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_PREFIX: undefined,
  GIT_INDEX_FILE: undefined,
  LC_ALL: 'C'
}

interface GitRun {
  /**
   * Called with each piece of the output, so that the whole output doesn't have to fit in memory.
   */
  receive(text: string): void
  /** Variables in addition to `process.env`. */
  env?: Readonly<Record<string, string>>
}

/** Runs Git in a folder that is there. */
export function runGit(
  args: readonly string[],
  directory: string,
  {receive, env = {}}: GitRun
): Promise<GitResult> {
  return new Promise((resolve) => {
    const git = spawn('git', args, {
      cwd: directory,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...OWN_ENVIRONMENT, ...env}
    })
    let message = ''
    git.stdout.setEncoding('utf8').on('data', receive)
    git.stderr.setEncoding('utf8').on('data', (text: string) => (message += text))
    git.on('error', (error) => resolve({message: error.message}))
    git.on('close', (exitCode) => resolve({exitCode: exitCode ?? 1, message: message.trim()}))
  })
}

/** Runs Git for a short answer. */
export async function askGit(
  args: readonly string[],
  directory: string,
  env: GitRun['env'] = {}
): Promise<GitResult & {output: string}> {
  let output = ''
  const receive = (text: string) => {
    output += text
  }
  const result = await runGit(args, directory, {receive, env})
  return {...result, output}
}
