import {findNearest} from '@lectern/shared/text/nearest'
import type {ConfigIssue} from './config-issue.js'
import {listItemFields, listNavbarItems, type LocatedItem} from './navbar-item-fields.js'
import {NAVBAR_ITEMS, type NavbarItemTypes} from './navbar-items.js'

/** Finds navbar items that lack a required field or a target, and dropdowns in dropdowns. */
export function findItemIssues(
  items: readonly LocatedItem['item'][],
  types: NavbarItemTypes = NAVBAR_ITEMS
): ConfigIssue[] {
  return listNavbarItems(items, types).flatMap((placed) =>
    isCustomType(placed)
      ? []
      : [...findMissingFields(placed, types), ...findTargetIssues(placed), ...findNested(placed)]
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

/** Finds links without a target, and links with two. */
function findTargetIssues({path, item}: LocatedItem): ConfigIssue[] {
  const isLink = item.type === 'default' || (item.type === undefined && item.items === undefined)
  return isLink ? findLinkIssues(item, path, ['to', 'href']) : []
}

/**
 * Checks that an object has exactly one of the fields that set the target of a link.
 *
 * @param path - Path of the object in `themeConfig`.
 */
export function findLinkIssues(
  link: Readonly<Record<string, unknown>>,
  path: ConfigIssue['path'],
  fields: readonly string[]
): ConfigIssue[] {
  const found = fields.filter((field) => link[field] !== undefined)
  if (found.length === 1) return []
  const name = path.join('.')
  const all = fields.map((field) => `\`${field}\``)
  const list = `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`
  return [
    found.length === 0
      ? {
          path,
          message: `\`themeConfig\`: \`${name}\` has no target.`,
          hint: `Add ${list} to it.`
        }
      : {
          path,
          message: `\`themeConfig\`: \`${name}\` has several targets: ${found.join(', ')}.`,
          hint: `Keep only ${list}.`
        }
  ]
}

/** Types that open a menu, and the search field, which menus can't contain. */
const TOP_TYPES: readonly unknown[] = [
  ...['dropdown', 'docsVersionDropdown', 'localeDropdown', 'search']
]

function findNested({path, item}: LocatedItem): ConfigIssue[] {
  const isTop = TOP_TYPES.includes(item.type) || (item.type === undefined && item.items)
  // The path of an item outside of dropdowns is `navbar.items.0`.
  if (!isTop || path.length <= 3) return []
  return [
    {
      path,
      message: `\`themeConfig\`: \`${path.join('.')}\` is in a dropdown, which can only contain links and HTML.`,
      hint: 'Move it out of the dropdown.'
    }
  ]
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
