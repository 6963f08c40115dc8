import {findNearest} from '@lectern/shared/text/nearest'
import {listNavbarItems, type ConfigMistake, type PlacedItem} from './theme-config-mistakes.js'

/** The types of navbar items that the theme shows. */
export const NAVBAR_ITEM_TYPES = [
  'default',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'dropdown',
  'html',
  'localeDropdown',
  'search'
] as const

/**
 * Find items of the navbar that no component shows, in the words of specification §8.
 *
 * @param registry - Source of the site's own `NavbarItem/ComponentTypes`; absent when it has none.
 */
export function findUnknownItemTypes(
  items: readonly PlacedItem['item'][],
  registry: string | undefined
): ConfigMistake[] {
  const known = new Set<string>(NAVBAR_ITEM_TYPES)
  return listNavbarItems(items).flatMap(({path, item: {type}}) => {
    if (type === undefined || known.has(type) || registry?.includes(type)) return []
    return [
      {
        path: [...path, 'type'],
        message: `No NavbarItem component found for type "${type}".`,
        hint: describeRemedy(type)
      }
    ]
  })
}

function describeRemedy(type: string): string {
  const nearest = findNearest(type, NAVBAR_ITEM_TYPES)
  if (nearest) return `Did you mean \`${nearest}\`?`
  if (type.startsWith('custom-'))
    return `Give \`${type}\` a component in src/theme/NavbarItem/ComponentTypes.`
  return `Use one of: ${NAVBAR_ITEM_TYPES.join(', ')}; a type of your own begins with \`custom-\`.`
}
