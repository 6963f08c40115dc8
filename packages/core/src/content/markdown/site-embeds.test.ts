import type {PluginEmbeds} from '@lectern/types'
import {expect, test} from 'vitest'
import {createSiteEmbeds} from './site-embeds.js'

function describe(spec: string, names: readonly string[], created: string[] = []): PluginEmbeds {
  return {
    ...{component: 'Schema', spec, names, source: `/${spec}.json`},
    create(name) {
      created.push(`${spec} ${name}`)
      return {id: name, title: name, html: '', markdown: []}
    }
  }
}

test('creates the parts that a file shows once, from every plugin instance', async () => {
  const created: string[] = []
  const embeds = createSiteEmbeds([
    describe('a', ['Bird', 'Egg'], created),
    describe('b', ['Bird'], created)
  ])
  const found = await embeds.find(['Schema Bird'])
  await embeds.find(['Schema Bird'])
  expect(created).toEqual(['a Bird', 'b Bird'])
  expect(found?.parts.map(({spec, name}) => [spec, name])).toEqual([
    ['a', 'Bird'],
    ['b', 'Bird']
  ])
  expect([found?.specs, found?.missing, embeds.sources]).toEqual([
    {Schema: ['a', 'b']},
    {},
    ['/a.json', '/b.json']
  ])
})

test('finds names that are similar to missing ones, or lists a few', async () => {
  const few = createSiteEmbeds([describe('a', ['Bird', 'Egg'])])
  const many = createSiteEmbeds([describe('a', [...'ABCDEFGHIJ'])])
  const wanted = ['Schema Birds', 'Schema Sparrow', 'Operation listBirds']
  expect((await few.find(wanted))?.missing).toEqual({
    'Schema Birds': ['Bird'],
    'Schema Sparrow': ['Bird', 'Egg'],
    'Operation listBirds': []
  })
  expect((await many.find(['Schema Sparrow']))?.missing).toEqual({'Schema Sparrow': []})
})

test('finds nothing for files without parts, and in sites without plugins that have parts', async () => {
  expect(await createSiteEmbeds([describe('a', ['Bird'])]).find(undefined)).toBeUndefined()
  expect(await createSiteEmbeds([]).find(['Schema Bird'])).toBeUndefined()
})
