import {spawn} from 'node:child_process'

/**
 * Runs a program in a folder. Its output is shown in the terminal. Git's output isn't shown,
 * because only its exit code matters.
 *
 * @returns The exit code, or `undefined` if the program is missing.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  folder: string
): Promise<number | undefined> {
  return new Promise((resolve) => {
    // Package managers are scripts on Windows, so they need a shell. No argument is user input.
    const child = spawn(program, [...args], {
      cwd: folder,
      stdio: program === 'git' ? 'ignore' : 'inherit',
      shell: process.platform === 'win32' && program !== 'git'
    })
    child.on('error', () => resolve(undefined))
    child.on('close', (code) => resolve(code ?? 1))
  })
}
