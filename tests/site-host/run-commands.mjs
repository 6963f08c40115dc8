// Runs commands of the compiled CLI one by one, as requested by messages. Everything that a command
// and its threads print goes through the streams of this process.
import {runCli, watchProcess} from '@lectern/cli'

// Each command adds listeners.
process.setMaxListeners(0)

/** @typedef {{args: readonly string[], cwd: string}} HostRequest */

process.on('message', async (/** @type {HostRequest} */ {args, cwd}) => {
  process.chdir(cwd)
  const stdout = collect(process.stdout)
  const stderr = collect(process.stderr)
  const mode = process.env.NODE_ENV
  const endWatch = watchProcess(process, args[0] ?? '')
  const exitCode = await runCli([process.execPath, 'site', ...args], {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: () => cwd,
    chdir: (folder) => process.chdir(folder),
    once: () => undefined
  })
  endWatch()
  if (mode === undefined) delete process.env.NODE_ENV
  process.send?.({exitCode, stdout: stdout.end(), stderr: stderr.end()})
})

/**
 * Collects the text of a stream instead of writing it.
 *
 * @param {NodeJS.WriteStream} stream
 */
function collect(stream) {
  const write = stream.write
  let text = ''
  stream.write = (/** @type {unknown} */ chunk, /** @type {unknown[]} */ ...rest) => {
    text += String(chunk)
    for (const argument of rest) if (typeof argument === 'function') argument()
    return true
  }
  return {
    end() {
      stream.write = write
      return text
    }
  }
}
