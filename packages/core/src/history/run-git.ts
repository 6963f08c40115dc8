import {spawn} from 'node:child_process'

/** Result of a Git command. */
export interface GitResult {
  /** Exit code of the command. Absent if Git isn't installed. */
  exitCode?: number
  /** Error output of the command. */
  message: string
}

/**
 * Environment for Git. Resets the variables that a Git hook would pass on, because they override
 * the current folder. Messages are in English, because they're parsed.
 */
const OWN_ENVIRONMENT = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_PREFIX: undefined,
  GIT_INDEX_FILE: undefined,
  LC_ALL: 'C'
}

interface GitRun {
  /** Receives each chunk of output, so that the whole output doesn't have to fit in memory. */
  receive(text: string): void
  /** Additional environment variables. */
  env?: Readonly<Record<string, string>>
}

/** Runs Git in an existing folder. */
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

/** Runs Git and returns its output. */
export async function runGitForOutput(
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
