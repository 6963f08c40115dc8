import {z} from '@lectern/shared/schema/schema'
import {expect, test} from 'vitest'
import {findItemIssues, findMisspelledKeys, findUnknownItemTypes} from './navbar-item-issues.js'
import type {NavbarItemTypes} from './navbar-items.js'

type Items = Parameters<typeof findItemIssues>[0]

function issuesIn(items: Items, types?: NavbarItemTypes): string[] {
  return [...findItemIssues(items, types), ...findMisspelledKeys(items, types)].map(
    ({path, message, hint}) => `${path.join('.')}: ${message} ${hint}`
  )
}

test.each([
  ['doc', 'docId'],
  ['docSidebar', 'sidebarId'],
  ['dropdown', 'items'],
  ['html', 'value']
])('an item of the type %s requires its %s', (type, needed) => {
  expect(issuesIn([{type}])).toEqual([
    `navbar.items.0: \`themeConfig\`: \`navbar.items.0\` has the type \`${type}\`, but no \`${needed}\`. Add \`${needed}\` to it.`
  ])
})

test('a key that is similar to a field is a typo, at any depth', () => {
  const items = [{label: 'More', items: [{lable: 'Owl', to: '/owl'}]}]
  expect(issuesIn(items)).toEqual([
    'navbar.items.0.items.0.lable: `themeConfig` has the unknown key `navbar.items.0.items.0.lable`. Did you mean `label`?'
  ])
})

test.each([
  [{label: 'Owl'}, 'has no target. Add `to` or `href` to it.'],
  [
    {label: 'Owl', to: '/owl', href: '/gull'},
    'has several targets: to, href. Keep only `to` or `href`.'
  ]
])('the link %j needs one target', (item, problem) => {
  expect(issuesIn([item])).toEqual([
    `navbar.items.0: \`themeConfig\`: \`navbar.items.0\` ${problem}`
  ])
})

test.each([{label: 'Owls', items: []}, {type: 'localeDropdown'}, {type: 'search'}])(
  'a dropdown can’t contain %j',
  (item) => {
    expect(issuesIn([{label: 'More', items: [item]}])).toEqual([
      'navbar.items.0.items.0: `themeConfig`: `navbar.items.0.items.0` is in a dropdown, which can only contain links and HTML. Move it out of the dropdown.'
    ])
  }
)

test('custom item types can have custom fields', () => {
  expect(issuesIn([{type: 'custom-owl', lable: 'Owl'}])).toEqual([])
})

const types: NavbarItemTypes = {
  weather: {
    ...{component: 'WeatherNavbarItem', mobile: 'menu', meaning: 'weather of a place'},
    fields: {place: {schema: z.string().optional(), isRequired: true}}
  }
}

test('a new type in the table adds its required field and its spelling check', () => {
  expect(issuesIn([{type: 'weather', plaec: 'Oslo'}], types)).toEqual([
    'navbar.items.0: `themeConfig`: `navbar.items.0` has the type `weather`, but no `place`. Add `place` to it.',
    'navbar.items.0.plaec: `themeConfig` has the unknown key `navbar.items.0.plaec`. Did you mean `place`?'
  ])
  expect(issuesIn([{type: 'weather', place: 'Oslo'}], types)).toEqual([])
})

test('reports types without a component, at any depth', () => {
  const items = [
    {type: 'weather'},
    {items: [{type: 'weathre'}]},
    {type: 'custom-owl'},
    {type: 'toString'}
  ]
  const found = findUnknownItemTypes([{items}], undefined, {
    ...types,
    dropdown: {
      ...types.weather,
      component: '',
      mobile: 'menu',
      meaning: '',
      fields: {items: {schema: 'items'}}
    }
  })
  expect(found.map(({path, hint}) => `${path.join('.')} ${hint}`)).toEqual([
    'navbar.items.0.items.1.items.0.type Did you mean `weather`?',
    'navbar.items.0.items.2.type Give `custom-owl` a component in src/theme/NavbarItem/ComponentTypes.',
    'navbar.items.0.items.3.type Use one of: dropdown, weather. Custom types start with `custom-`.'
  ])
  expect(findUnknownItemTypes([{type: 'custom-owl'}], "{'custom-owl': Owl}")).toEqual([])
})
