import {z} from '@lectern/shared/schema/schema'
import {expect, test} from 'vitest'
import {
  createItemSchema,
  listItemFields,
  listItemLists,
  listItemTypeRows,
  listNavbarItems,
  listTranslatedFields
} from './navbar-item-fields.js'
import type {NavbarItemTypes} from './navbar-items.js'

const text = z.string().optional()
const types: NavbarItemTypes = {
  weather: {
    ...{component: 'WeatherNavbarItem', mobile: 'bar', meaning: 'weather of a place'},
    fields: {
      place: {schema: text, isRequired: true},
      caption: {schema: text, isTranslated: true},
      places: {schema: 'items'}
    }
  }
}

test('items have the common fields and the fields of all types', () => {
  const names = listItemFields(types).map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['type', 'label', 'to', 'place', 'caption']))
  expect(names).not.toContain('docId')
  expect(listItemLists(types)).toEqual(['places'])
  expect(listTranslatedFields(types)).toEqual(['label', 'caption'])
})

test('the built-in types hold items in three fields and translate labels', () => {
  expect(listItemLists()).toEqual(['items', 'dropdownItemsBefore', 'dropdownItemsAfter'])
  expect(listTranslatedFields()).toEqual(['label'])
})

test('the schema checks the known fields in nested items, and keeps other fields', () => {
  const schema = createItemSchema(types)
  const {error} = schema.safeParse({place: 1, places: [{caption: 2}, {places: [{label: 3}]}]})
  expect(error?.issues.map(({path}) => path.join('.'))).toEqual([
    'place',
    'places.0.caption',
    'places.1.places.0.label'
  ])
  expect(schema.parse({type: 'custom-owl', wings: 2, places: [{docId: 4}]})).toEqual({
    ...{type: 'custom-owl', wings: 2, position: 'left'},
    places: [{docId: 4, position: 'left'}]
  })
})

test.each([
  [{type: 'weather'}, {type: 'weather', position: 'left', places: []}],
  [{type: 'custom-owl'}, {type: 'custom-owl', position: 'left'}]
])('%j has the lists of its type', (item, parsed) => {
  expect(createItemSchema(types).parse(item)).toEqual(parsed)
})

test('a dropdown requires items', () => {
  expect(createItemSchema().parse({type: 'dropdown'})).not.toHaveProperty('items')
})

test('the table in the docs has a row for each type', () => {
  expect(listItemTypeRows(types)).toEqual([
    ['`weather`', '`place`', '`caption`, `places`', 'bar', 'weather of a place']
  ])
})

test('lists items with their positions, dropdowns before their items', () => {
  const items = [
    {label: 'A', items: [{label: 'B'}], dropdownItemsAfter: [{label: 'C'}]},
    {label: 'D'}
  ]
  expect(listNavbarItems(items).map(({path, item}) => `${item.label} ${path.join('.')}`)).toEqual([
    'A navbar.items.0',
    'B navbar.items.0.items.0',
    'C navbar.items.0.dropdownItemsAfter.0',
    'D navbar.items.1'
  ])
})
