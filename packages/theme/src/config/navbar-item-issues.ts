import {findNearest} from '@lectern/shared/text/nearest'
import type {ConfigIssue} from './config-issue.js'
import {listItemFields, listNavbarItems, type PlacedItem} from './navbar-item-fields.js'
import {NAVBAR_ITEMS, type NavbarItemTypes} from './navbar-items.js'

/** Finds missing fields of items. */
export function findItemIssues(
  items: readonly PlacedItem['item'][],
  types: NavbarItemTypes = NAVBAR_ITEMS
): ConfigIssue[] {
  return listNavbarItems(items, types).flatMap((placed) =>
    isOwnType(placed) ? [] : findMissingFields(placed, types)
  )
}

/** Finds typos: a key of an item may be any attribute, so only one that is nearly a field is a typo. */
export function findMisspelledKeys(
  items: readonly PlacedItem['item'][],
  types: NavbarItemTypes = NAVBAR_ITEMS
): ConfigIssue[] {
  return listNavbarItems(items, types).flatMap((placed) =>
    isOwnType(placed) ? [] : checkKeys(placed, types)
  )
}

/** Items of the site's custom types have custom fields. */
function isOwnType({item}: PlacedItem): boolean {
  return item.type?.startsWith('custom-') ?? false
}

function findMissingFields({path, item}: PlacedItem, types: NavbarItemTypes): ConfigIssue[] {
  const name = path.join('.')
  const type = item.type ?? ''
  const fields = Object.hasOwn(types, type) ? types[type]?.fields : undefined
  return Object.entries(fields ?? {})
    .filter(([key, {isRequired}]) => isRequired && item[key] === undefined)
    .map(([key]) => ({
      path,
      message: `\`themeConfig\`: \`${name}\` has the type \`${type}\`, but no \`${key}\`.`,
      hint: `Add \`${key}\` to it.`
    }))
}

/** Shorter keys are near to too many others. */
const SHORTEST = 4

function checkKeys({path, item}: PlacedItem, types: NavbarItemTypes): ConfigIssue[] {
  const fields = listItemFields(types).map(([name]) => name)
  const candidates = fields.filter((name) => name.length >= SHORTEST)
  return Object.keys(item).flatMap((key) => {
    if (key.length < SHORTEST || fields.includes(key)) return []
    const nearest = findNearest(key, candidates)
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

/**
 * Finds items of the navbar that no component shows, in the words of specification §8.
 *
 * @param registry - Source of the site's own `NavbarItem/ComponentTypes`; absent when it has none.
 */
export function findUnknownItemTypes(
  items: readonly PlacedItem['item'][],
  registry: string | undefined,
  types: NavbarItemTypes = NAVBAR_ITEMS
): ConfigIssue[] {
  return listNavbarItems(items, types).flatMap(({path, item: {type}}) => {
    if (type === undefined || Object.hasOwn(types, type) || registry?.includes(type)) return []
    return [
      {
        path: [...path, 'type'],
        message: `No NavbarItem component found for type "${type}".`,
        hint: describeRemedy(type, Object.keys(types).sort())
      }
    ]
  })
}

function describeRemedy(type: string, known: readonly string[]): string {
  const nearest = findNearest(type, known)
  if (nearest) return `Did you mean \`${nearest}\`?`
  if (type.startsWith('custom-'))
    return `Give \`${type}\` a component in src/theme/NavbarItem/ComponentTypes.`
  return `Use one of: ${known.join(', ')}. Custom types start with \`custom-\`.`
}
