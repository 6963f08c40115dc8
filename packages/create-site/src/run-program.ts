import {spawn} from 'node:child_process'

/**
 * Runs a program in a folder and shows its output in the terminal. Git's output is hidden, because
 * only its exit code matters.
 *
 * @returns The exit code, or `undefined` if the program is missing.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  folder: string
): Promise<number | undefined> {
  return new Promise((resolve) => {
    // On Windows, package managers are scripts that need a shell. None of the arguments is user
    // input.
    const child = spawn(program, [...args], {
      cwd: folder,
      stdio: program === 'git' ? 'ignore' : 'inherit',
      shell: process.platform === 'win32' && program !== 'git'
    })
    child.on('error', () => resolve(undefined))
    child.on('close', (code) => resolve(code ?? 1))
  })
}
