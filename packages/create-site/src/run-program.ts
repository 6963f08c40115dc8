import {spawn} from 'node:child_process'

/**
 * Runs a program in a folder and lets it talk to the terminal; a question that is answered by the exit
 * code alone, such as `git rev-parse`, is asked in silence.
 *
 * @returns Its exit code; `undefined` if the program is missing.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  folder: string
): Promise<number | undefined> {
  return new Promise((resolve) => {
    // Package managers are scripts on Windows, which only a shell starts; no argument comes from outside.
    const child = spawn(program, [...args], {
      cwd: folder,
      stdio: program === 'git' ? 'ignore' : 'inherit',
      shell: process.platform === 'win32' && program !== 'git'
    })
    child.on('error', () => resolve(undefined))
    child.on('close', (code) => resolve(code ?? 1))
  })
}
