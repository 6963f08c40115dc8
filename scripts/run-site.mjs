import {spawn} from 'node:child_process'
import path from 'node:path'
import {ensureSetup, ROOT} from './setup.mjs'

/**
 * Runs a CLI command on the reference website after setting up the clone. Arguments after `--` are passed to the
 * CLI, and its exit code is returned.
 *
 * @param {string} command such as `build`
 */
export async function runSite(command) {
  await ensureSetup()
  const cli = path.join(ROOT, 'packages/core/bin/site.mjs')
  const args = [cli, command, 'website', ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, {cwd: ROOT, stdio: 'inherit'})
  // The terminal sends Ctrl+C to both processes. This one waits until the CLI exits.
  const wait = () => {}
  process.on('SIGINT', wait)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code) => process.exit(code ?? 1))
}
