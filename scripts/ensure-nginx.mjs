// Finds nginx with its WebDAV module for the tests of the remote cache, or installs it.
import {spawnSync} from 'node:child_process'

/** Debian's packages of nginx and its WebDAV module. */
const PACKAGES = Object.freeze(['nginx', 'libnginx-mod-http-dav-ext'])

/**
 * Returns the variable that tells the tests whether nginx is available. If it's missing and can't be installed,
 * prints which tests are skipped.
 *
 * @param {(command: string, args: readonly string[]) => boolean} [run] runs a command and returns whether it
 *   succeeded
 * @returns {{SITE_TEST_NGINX: 'on' | 'off'}}
 */
export function ensureNginx(run = runCommand) {
  const hasNginx = () => run('nginx', ['-v'])
  if (hasNginx()) return {SITE_TEST_NGINX: 'on'}
  console.log('No nginx found. Trying to install it …')
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [['update'], ['install', '-y', ...PACKAGES]]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
    run(command, rest)
  }
  if (hasNginx()) return {SITE_TEST_NGINX: 'on'}
  console.log('nginx is missing, so the test that stores a cache in nginx is skipped.')
  return {SITE_TEST_NGINX: 'off'}
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function runCommand(command, args) {
  return spawnSync(command, args, {stdio: 'ignore'}).status === 0
}
