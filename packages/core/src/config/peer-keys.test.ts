import {expect, test} from 'vitest'
import {parseConfig} from './config-schema.js'
import {PEER_KEYS} from './peer-keys.js'

test('every key of other tools is unknown', () => {
  const entries = Object.keys(PEER_KEYS).filter((key) => !key.includes('.'))
  for (const key of entries) {
    const config = {title: 'Notes', url: 'https://notes.example.com', [key]: 'a'}
    expect(() => parseConfig(config, {file: 'site.config.ts', text: ''})).toThrow(
      `site.config.ts has the unknown key \`${key}\`.`
    )
  }
})
