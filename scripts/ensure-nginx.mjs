// Finds nginx with its WebDAV module for the tests of the remote cache, or installs it.
import {installDebianPackages, runCommand} from './install-packages.mjs'

/** Debian's packages of nginx and its WebDAV module. */
const PACKAGES = Object.freeze(['nginx', 'libnginx-mod-http-dav-ext'])

/**
 * Returns the variable that tells the tests whether nginx is available. If it's missing and can't be installed,
 * prints which tests are skipped.
 *
 * @param {import('./install-packages.mjs').RunCommand} [run]
 * @returns {{SITE_TEST_NGINX: 'on' | 'off'}}
 */
export function ensureNginx(run = runCommand) {
  const hasNginx = () => run('nginx', ['-v'])
  if (hasNginx()) return {SITE_TEST_NGINX: 'on'}
  console.log('No nginx found. Trying to install it …')
  installDebianPackages(PACKAGES, run)
  if (hasNginx()) return {SITE_TEST_NGINX: 'on'}
  console.log('nginx is missing, so the test that stores a cache in nginx is skipped.')
  return {SITE_TEST_NGINX: 'off'}
}
