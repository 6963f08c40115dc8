import {expect, test} from 'vitest'
import {findStandIn} from './stand-ins.js'

test.each([
  ['classic', 'preset', '@lectern/preset-classic'],
  ['@docusaurus/preset-classic', 'preset', '@lectern/preset-classic'],
  ['content-docs', 'plugin', '@lectern/plugin-docs'],
  ['live-codeblock', 'theme', '@lectern/theme-live-codeblock']
] as const)('replaces %s, a %s, although Docusaurus is installed', (name, kind, module) => {
  expect(findStandIn(name, kind)).toEqual({module})
})

test('leaves other names alone, also those of object members', () => {
  expect(findStandIn('graph-loader', 'plugin')).toBeUndefined()
  expect(findStandIn('classic', 'plugin')).toBeUndefined()
  expect(findStandIn('constructor', 'plugin')).toBeUndefined()
})
