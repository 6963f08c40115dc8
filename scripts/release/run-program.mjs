import {spawn} from 'node:child_process'

/**
 * @typedef {object} ProgramRun
 * @property {number} exitCode
 * @property {string} stdout
 * @property {string} stderr
 */

/**
 * Runs a program asynchronously.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{cwd: string, env?: NodeJS.ProcessEnv}} options
 * @returns {Promise<ProgramRun>}
 */
export function runProgram(program, args, {cwd, env = process.env}) {
  return new Promise((resolve) => {
    // npm is a script on Windows, so it needs a shell.
    const shell = process.platform === 'win32' && program === 'npm'
    const child = spawn(program, args, {cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe']})
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text))
    child.on('error', (error) => resolve({exitCode: 1, stdout, stderr: error.message}))
    child.on('close', (code) => resolve({exitCode: code ?? 1, stdout, stderr}))
  })
}
