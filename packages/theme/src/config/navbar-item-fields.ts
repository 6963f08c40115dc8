import {z} from '@lectern/shared/schema/schema'
import {
  COMMON_FIELDS,
  NAVBAR_ITEMS,
  type NavbarItemField,
  type NavbarItemType,
  type NavbarItemTypes
} from './navbar-items.js'

/** A checked item. Items of the site's own types can have any field. */
export interface ParsedItem {
  readonly [field: string]: unknown
  type?: string
  position: 'left' | 'right'
}

/** An item of the navbar, at any depth, as its author wrote it. */
export interface PlacedItem {
  path: readonly (string | number)[]
  item: Readonly<Record<string, unknown>> & {type?: string}
}

/** Returns the fields of all types. */
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

/** Returns the names of fields that hold navbar items. */
export function listItemLists(types?: NavbarItemTypes): string[] {
  return listItemFields(types).flatMap(([name, {schema}]) => (schema === 'items' ? [name] : []))
}

/** Returns the names of fields that translation files have. */
export function listTranslatedFields(types?: NavbarItemTypes): string[] {
  return listItemFields(types).flatMap(([name, {isTranslated}]) => (isTranslated ? [name] : []))
}

/**
 * Creates the schema of an item. A site can add types with custom fields, so it keeps unknown
 * fields. Optional lists of items default to empty lists, because overridden components may spread
 * them.
 */
export function createItemSchema(types: NavbarItemTypes = NAVBAR_ITEMS): z.ZodType<ParsedItem> {
  const shape: Record<string, z.ZodType> = {}
  for (const [name, {schema}] of listItemFields(types)) {
    // A getter, because lists of items contain the schema that is being created.
    const get = () => (schema === 'items' ? z.array(item).optional() : schema)
    Object.defineProperty(shape, name, {enumerable: true, get})
  }
  // `COMMON_FIELDS` has `type` and `position`, which the type of a shape with any names doesn't tell.
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

/** All items of the navbar, dropdowns before their items. */
export function listNavbarItems(
  items: readonly PlacedItem['item'][],
  types?: NavbarItemTypes
): PlacedItem[] {
  const keys = listItemLists(types)
  const place = (list: readonly PlacedItem['item'][], path: PlacedItem['path']): PlacedItem[] =>
    list.flatMap((item, index) => {
      const inner = keys.flatMap((key) => {
        // The schema has checked that the value is a list of items.
        const children = (item[key] ?? []) as readonly PlacedItem['item'][]
        return place(children, [...path, index, key])
      })
      return [{path: [...path, index], item}, ...inner]
    })
  return place(items, ['navbar', 'items'])
}

/** Returns the rows of the table in the docs: type, required fields, other fields, meaning. */
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
