import {expect, test} from 'vitest'
import {findConfigFields, pickConfigFields} from './config-fields.js'

test.each([
  ['const {siteConfig} = useDocusaurusContext(); siteConfig.onBrokenLinks', ['onBrokenLinks']],
  ['const {siteConfig: {scripts, title}} = useDocusaurusContext()', ['scripts']],
  [`import c from '@generated/docusaurus.config'; c['headTags']`, ['headTags']],
  ['siteConfig.presets.find(isClassic); siteConfig.plugins', ['plugins', 'presets']],
  ['siteConfig.title + scripts', []],
  ['const {scripts} = props', []]
])('%j reads the fields %j', (code, fields) => {
  expect(findConfigFields(code)).toEqual(fields)
})

test('fields are sent without functions, and not at all if they refer to themselves', () => {
  const loop: unknown[] = []
  loop.push(loop)
  const config = {
    ...{onBrokenLinks: 'warn', scripts: ['/a.js'], plugins: [() => 1, ['b', {c: () => 1}]]},
    themes: loop
  }
  expect(pickConfigFields(config, ['onBrokenLinks', 'scripts', 'plugins', 'themes'])).toEqual({
    onBrokenLinks: 'warn',
    scripts: ['/a.js'],
    plugins: [null, ['b', {}]]
  })
})
