import {expect, test} from 'vitest'
import {ADMONITIONS, type AdmonitionTable, listAdmonitionRows} from './admonition-types.js'

const table: AdmonitionTable = {
  components: {sighting: 'Tip', seen: 'Tip'},
  aliases: {seen: 'sighting'},
  alerts: {SEEN: 'sighting'}
}

test('aliases and alerts refer to types that are not aliases', () => {
  const {components, aliases, alerts} = ADMONITIONS
  expect(Object.keys(components)).toEqual(expect.arrayContaining(Object.keys(aliases)))
  for (const name of [...Object.values(aliases), ...Object.values(alerts)]) {
    expect(components).toHaveProperty(name)
    expect(aliases).not.toHaveProperty(name)
  }
})

test('the table in the docs has a row for each type', () => {
  expect(listAdmonitionRows(table)).toEqual([
    ['`sighting`', '`Admonition/Type/Tip`', '`> [!SEEN]`'],
    ['`seen`', 'alias of `sighting`', '–']
  ])
})
