import {findNearest} from '@lectern/shared/text/nearest'
import type {ThemeConfig} from '@lectern/types'
import type {z} from '@lectern/shared/schema/schema'
import type {themeConfigSchema} from './theme-config-schema.js'

/** A mistake that no single field shows. */
export interface ConfigMistake {
  path: readonly (string | number)[]
  message: string
  hint: string
}

type ParsedConfig = z.output<typeof themeConfigSchema>

/** Find what is wrong with fields that are right by themselves. */
export function findConfigMistakes(config: ParsedConfig): ConfigMistake[] {
  return [
    ...findCrossedLevels(config),
    ...findMixedFooter(config),
    ...listNavbarItems(config.navbar.items).flatMap(checkNavbarItem)
  ]
}

function findCrossedLevels({tableOfContents}: Pick<ThemeConfig, 'tableOfContents'>) {
  const {minHeadingLevel: min, maxHeadingLevel: max} = tableOfContents
  if (min <= max) return []
  return [
    {
      path: ['tableOfContents'],
      message: `\`themeConfig\`: \`tableOfContents.minHeadingLevel\` is ${min}, which is above \`maxHeadingLevel\` (${max}), so no heading would be shown.`,
      hint: `Set \`minHeadingLevel\` to ${max} or less, or \`maxHeadingLevel\` to ${min} or more.`
    }
  ]
}

function findMixedFooter({footer}: ParsedConfig): ConfigMistake[] {
  const links = footer?.links ?? []
  const odd = links.findIndex(
    ({items}) => (items === undefined) !== (links[0]?.items === undefined)
  )
  if (odd < 0) return []
  return [
    {
      path: ['footer', 'links', odd],
      message: `\`themeConfig\`: \`footer.links\` mixes columns and single links: \`footer.links.0\` is ${describeEntry(links[0])}, and \`footer.links.${odd}\` is ${describeEntry(links[odd])}.`,
      hint: 'Give every entry `items`, which makes it a column, or none of them.'
    }
  ]
}

function describeEntry(entry: {items?: unknown} | undefined): string {
  return entry?.items === undefined ? 'a link' : 'a column'
}

/** An item of the navbar, at any depth, as its author wrote it. */
export interface PlacedItem {
  path: readonly (string | number)[]
  item: Readonly<Record<string, unknown>> & {type?: string}
}

/** Keys of an item that hold further items. */
export const ITEM_LISTS = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const

/** All items of the navbar, dropdowns before what they hold. */
export function listNavbarItems(
  items: readonly PlacedItem['item'][],
  path: PlacedItem['path'] = ['navbar', 'items']
): PlacedItem[] {
  return items.flatMap((item, index) => {
    const place = [...path, index]
    const inner = ITEM_LISTS.flatMap((key) => {
      // The schema has checked that what is there is a list of items.
      const list = (item[key] ?? []) as readonly PlacedItem['item'][]
      return listNavbarItems(list, [...place, key])
    })
    return [{path: place, item}, ...inner]
  })
}

/** What an item of each type cannot do without. */
const NEEDED: Readonly<Record<string, string>> = {
  doc: 'docId',
  docSidebar: 'sidebarId',
  dropdown: 'items',
  html: 'value'
}

/** Fields of items of the theme's own types; others are attributes of the link. */
const ITEM_KEYS = [
  ...['activeBasePath', 'activeBaseRegex', 'className', 'docId', 'docsPluginId'],
  ...['dropdownActiveClassDisabled', 'dropdownItemsAfter', 'dropdownItemsBefore', 'href', 'items'],
  ...['label', 'position', 'queryString', 'sidebarId', 'target', 'type', 'value', 'versions']
]

function checkNavbarItem({path, item}: PlacedItem): ConfigMistake[] {
  if (item.type?.startsWith('custom-')) return []
  const name = path.join('.')
  const needed = NEEDED[item.type ?? '']
  const missing = needed !== undefined &&
    item[needed] === undefined && {
      path,
      message: `\`themeConfig\`: \`${name}\` is of the type \`${item.type}\` and has no \`${needed}\`.`,
      hint: `Add \`${needed}\` to it.`
    }
  return [...(missing ? [missing] : []), ...findMisspeltKeys({path, item})]
}

/** A key of an item may be any attribute, so only one that is nearly a field is a mistake. */
function findMisspeltKeys({path, item}: PlacedItem): ConfigMistake[] {
  return Object.keys(item).flatMap((key) => {
    if (key.length < 4 || ITEM_KEYS.includes(key)) return []
    const nearest = findNearest(key, ITEM_KEYS)
    if (nearest === undefined) return []
    return [
      {
        path: [...path, key],
        message: `\`themeConfig\` has the unknown key \`${[...path, key].join('.')}\`.`,
        hint: `Did you mean \`${nearest}\`?`
      }
    ]
  })
}
