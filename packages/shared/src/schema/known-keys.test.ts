import {describe, expect, test} from 'vitest'
import {listKnownKeys} from './known-keys.js'
import {z} from './schema.js'

const link = z.discriminatedUnion('type', [
  z.strictObject({type: z.literal('doc'), id: z.string()}),
  z.strictObject({type: z.literal('page'), slug: z.string().optional()})
])

const schema = z.strictObject({
  title: z.string(),
  tabs: z.strictObject({size: z.number()}).prefault({size: 1}),
  versions: z.record(z.string(), z.strictObject({label: z.string().optional()})).default({}),
  items: z.array(z.strictObject({link: link.nullable().optional()})),
  fonts: z.union([z.string(), z.strictObject({text: z.string()})]).optional()
})

describe('listKnownKeys', () => {
  test.each([
    ['the top level', [], ['title', 'tabs', 'versions', 'items', 'fonts']],
    ['an object with a default', ['tabs'], ['size']],
    ['a value of a record', ['versions', '1.0'], ['label']],
    ['an item of a list', ['items', 0], ['link']],
    ['an object in a union', ['fonts'], ['text']],
    ['a union of objects', ['items', 0, 'link'], ['type', 'id', 'slug']],
    ['a value without keys', ['title'], []],
    ['a missing field', ['nope', 'deeper'], []]
  ])('lists the keys of %s', (_, path, keys) => {
    expect(listKnownKeys(schema, path, {})).toEqual(keys)
  })

  test("lists only the keys of the union's object that matches the value", () => {
    const value = {items: [{link: {type: 'page', slgu: 'a'}}]}
    expect(listKnownKeys(schema, ['items', 0, 'link'], value)).toEqual(['type', 'slug'])
  })
})
