import {findNearest} from '@lectern/shared/text/nearest'
import type {ConfigIssue} from './config-issue.js'
import {listItemFields, listNavbarItems, type LocatedItem} from './navbar-item-fields.js'
import {NAVBAR_ITEMS, type NavbarItemTypes} from './navbar-items.js'

/** Finds navbar items that lack a required field. */
export function findItemIssues(
  items: readonly LocatedItem['item'][],
  types: NavbarItemTypes = NAVBAR_ITEMS
): ConfigIssue[] {
  return listNavbarItems(items, types).flatMap((placed) =>
    isCustomType(placed) ? [] : findMissingFields(placed, types)
  )
}

/**
 * Finds typos in field names. Items can have any HTML attribute, so a key only counts as a typo if
 * it's similar to a field name.
 */
export function findMisspelledKeys(
  items: readonly LocatedItem['item'][],
  types: NavbarItemTypes = NAVBAR_ITEMS
): ConfigIssue[] {
  return listNavbarItems(items, types).flatMap((placed) =>
    isCustomType(placed) ? [] : checkKeys(placed, types)
  )
}

/** Returns whether an item has a custom type, which may have custom fields. */
function isCustomType({item}: LocatedItem): boolean {
  return item.type?.startsWith('custom-') ?? false
}

function findMissingFields({path, item}: LocatedItem, types: NavbarItemTypes): ConfigIssue[] {
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

/** Minimum length of keys that are checked for typos. Shorter names resemble too many others. */
const MIN_LENGTH = 4

function checkKeys({path, item}: LocatedItem, types: NavbarItemTypes): ConfigIssue[] {
  const fields = listItemFields(types).map(([name]) => name)
  const candidates = fields.filter((name) => name.length >= MIN_LENGTH)
  return Object.keys(item).flatMap((key) => {
    if (key.length < MIN_LENGTH || fields.includes(key)) return []
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
 * Finds navbar items of unknown types. Specification §8 defines the message.
 *
 * @param registry - Source of the site's `NavbarItem/ComponentTypes`, if it overrides that file.
 */
export function findUnknownItemTypes(
  items: readonly LocatedItem['item'][],
  registry: string | undefined,
  types: NavbarItemTypes = NAVBAR_ITEMS
): ConfigIssue[] {
  return listNavbarItems(items, types).flatMap(({path, item: {type}}) => {
    if (type === undefined || Object.hasOwn(types, type) || registry?.includes(type)) return []
    return [
      {
        path: [...path, 'type'],
        message: `No NavbarItem component found for type "${type}".`,
        hint: describeFix(type, Object.keys(types).sort())
      }
    ]
  })
}

function describeFix(type: string, known: readonly string[]): string {
  const nearest = findNearest(type, known)
  if (nearest) return `Did you mean \`${nearest}\`?`
  if (type.startsWith('custom-'))
    return `Give \`${type}\` a component in src/theme/NavbarItem/ComponentTypes.`
  return `Use one of: ${known.join(', ')}. Custom types start with \`custom-\`.`
}
