import {expect, test} from 'vitest'
import {completeCommands, createSiteCommand} from './site-command.js'

const inRoot = {siteDir: '/birds', cwd: '/birds'}
const inFolder = {siteDir: '/birds/docs', cwd: '/birds'}

test.each([
  ['site serve', 'npx site serve docs'],
  ['site serve --out-dir public', 'npx site serve docs --out-dir public'],
  ['site swizzle Footer --wrap', 'npx site swizzle Footer docs --wrap'],
  ['site swizzle --list', 'npx site swizzle docs --list'],
  ['site new doc "Nest box"', 'npx site new doc "Nest box" docs'],
  ['site docs:version 1.0.0', 'npx site docs:version 1.0.0 docs'],
  ['site i18n:status', 'npx site i18n:status docs']
])('%s includes the site root', (command, copied) => {
  expect(createSiteCommand(command, inFolder)).toBe(copied)
  expect(createSiteCommand(command, inRoot)).toBe(`npx ${command}`)
})

test('an example with its own folder keeps that folder', () => {
  expect(createSiteCommand('site build path/to/site', inFolder)).toBe('npx site build path/to/site')
})

test('uses an absolute path for a distant site root and quotes one with a space', () => {
  expect(createSiteCommand('site serve', {siteDir: '/a/birds', cwd: '/a/fish'})).toBe(
    'npx site serve ../birds'
  )
  expect(createSiteCommand('site serve', {siteDir: '/birds', cwd: '/fish'})).toBe(
    'npx site serve /birds'
  )
  expect(createSiteCommand('site serve', {siteDir: '/birds/all docs', cwd: '/birds'})).toBe(
    'npx site serve "all docs"'
  )
})

test('replaces commands in a hint and leaves other code unchanged', () => {
  expect(completeCommands('Delete the cache with `site clear`, or set `site.url`.', inFolder)).toBe(
    'Delete the cache with `npx site clear docs`, or set `site.url`.'
  )
})
