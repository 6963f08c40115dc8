import {spawn} from 'node:child_process'
import path from 'node:path'
import {ensureSetup, ROOT} from './setup.mjs'

/**
 * Run a command of the CLI on the reference website, after setting the clone up. What stands after
 * `--` on the npm command line goes on to the CLI, and its exit code becomes ours.
 *
 * @param {string} command such as `build`
 */
export async function runSite(command) {
  await ensureSetup()
  const cli = path.join(ROOT, 'packages/core/bin/site.mjs')
  // The flag is the one of the file's first line, which not every system reads.
  const args = ['--single-threaded-gc', cli, command, 'website', ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit'
  })
  // A terminal sends Ctrl+C to both; waiting lets the CLI end first and say so.
  const wait = () => {}
  process.on('SIGINT', wait)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code) => process.exit(code ?? 1))
}
