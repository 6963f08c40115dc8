import {spawn} from 'node:child_process'

/** Exit code of a program that the user canceled with Ctrl+C. */
export const CANCELED = 130

/**
 * Runs a program in a folder and shows its output in the terminal. Git's output is hidden, because
 * only its exit code matters. Ctrl+C stops the program, but not this process.
 *
 * @returns The exit code, `CANCELED`, or `undefined` if the program is missing.
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
    let isCanceled = false
    const cancel = () => {
      isCanceled = true
    }
    const finish = (exitCode: number | undefined) => {
      process.off('SIGINT', cancel)
      resolve(isCanceled ? CANCELED : exitCode)
    }
    process.on('SIGINT', cancel)
    child.on('error', () => finish(undefined))
    child.on('close', (code) => finish(code ?? 1))
  })
}
