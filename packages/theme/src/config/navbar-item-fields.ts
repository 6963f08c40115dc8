import {z} from '@lectern/shared/schema/schema'
import {
  COMMON_FIELDS,
  NAVBAR_ITEMS,
  type NavbarItemField,
  type NavbarItemType,
  type NavbarItemTypes
} from './navbar-items.js'

/** A validated navbar item. Items of custom types can have any field. */
export interface ParsedItem {
  readonly [field: string]: unknown
  type?: string
  position: 'left' | 'right'
}

/** An item at any level of the navbar, with its path. */
export interface LocatedItem {
  path: readonly (string | number)[]
  item: Readonly<Record<string, unknown>> & {type?: string}
}

/** Lists the fields of all navbar item types. */
export function listItemFields(
  types: NavbarItemTypes = NAVBAR_ITEMS
): [name: string, field: NavbarItemField][] {
  const all: Readonly<Record<string, NavbarItemField>> = Object.assign(
    {},
    COMMON_FIELDS,
    ...Object.values(types).map(({fields}) => fields)
  )
  return Object.entries(all)
}

/** Lists the names of fields that contain navbar items. */
export function listItemLists(types?: NavbarItemTypes): string[] {
  return listItemFields(types).flatMap(([name, {schema}]) => (schema === 'items' ? [name] : []))
}

/** Lists the names of translatable fields. */
export function listTranslatedFields(types?: NavbarItemTypes): string[] {
  return listItemFields(types).flatMap(([name, {isTranslated}]) => (isTranslated ? [name] : []))
}

/**
 * Creates the schema of a navbar item. It keeps unknown fields, because custom types can have any
 * field. Optional lists of items default to empty lists, because ejected components may spread
 * them.
 */
export function createItemSchema(types: NavbarItemTypes = NAVBAR_ITEMS): z.ZodType<ParsedItem> {
  const shape: Record<string, z.ZodType> = {}
  for (const [name, {schema}] of listItemFields(types)) {
    // A getter, because the schema is recursive.
    const get = () => (schema === 'items' ? z.array(item).optional() : schema)
    Object.defineProperty(shape, name, {enumerable: true, get})
  }
  // The dynamic shape has no static type, but it includes `type` and `position` from `COMMON_FIELDS`.
  const fields = z.looseObject(shape) as unknown as z.ZodType<ParsedItem>
  const item = fields.transform(
    (found): ParsedItem => ({...listEmptyLists(types[found.type ?? '']), ...found})
  )
  return item
}

function listEmptyLists(type: NavbarItemType | undefined): Record<string, readonly ParsedItem[]> {
  const lists = Object.entries(type?.fields ?? {}).filter(
    ([, {schema, isRequired}]) => schema === 'items' && !isRequired
  )
  return Object.fromEntries(lists.map(([name]) => [name, []]))
}

/** Lists all items of the navbar. Dropdowns come before their items. */
export function listNavbarItems(
  items: readonly LocatedItem['item'][],
  types?: NavbarItemTypes
): LocatedItem[] {
  const keys = listItemLists(types)
  const place = (list: readonly LocatedItem['item'][], path: LocatedItem['path']): LocatedItem[] =>
    list.flatMap((item, index) => {
      const inner = keys.flatMap((key) => {
        // The schema has validated that the value is a list of items.
        const children = (item[key] ?? []) as readonly LocatedItem['item'][]
        return place(children, [...path, index, key])
      })
      return [{path: [...path, index], item}, ...inner]
    })
  return place(items, ['navbar', 'items'])
}

/** Returns the rows of the item type table in the docs. */
export function listItemTypeRows(types: NavbarItemTypes = NAVBAR_ITEMS): string[][] {
  return Object.entries(types).map(([type, {fields, meaning, mobile}]) => {
    const all = Object.entries(fields)
    const name = (isRequired: boolean) =>
      all
        .filter(([, field]) => Boolean(field.isRequired) === isRequired)
        .map(([key]) => `\`${key}\``)
        .join(', ') || '–'
    return [`\`${type}\``, name(true), name(false), mobile, meaning]
  })
}
