import {expect, test, vi} from 'vitest'
import {ensureNginx} from './ensure-nginx.mjs'

test('installed nginx is used', () => {
  expect(ensureNginx((command) => command === 'nginx')).toEqual({SITE_TEST_NGINX: 'on'})
})

test('missing nginx is installed, or its test is skipped with a message', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  /** @type {string[]} */
  const commands = []
  let isInstalled = false
  const run = (/** @type {string} */ command, /** @type {readonly string[]} */ args) => {
    commands.push([command, ...args].join(' ').replace('sudo -n ', ''))
    if (args.includes('install')) isInstalled = true
    return command !== 'nginx' || isInstalled
  }
  expect(ensureNginx(run)).toEqual({SITE_TEST_NGINX: 'on'})
  expect(commands[2]).toBe('apt-get install -y nginx libnginx-mod-http-dav-ext')
  expect(ensureNginx(() => false)).toEqual({SITE_TEST_NGINX: 'off'})
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining('skipped'))
  log.mockRestore()
})
