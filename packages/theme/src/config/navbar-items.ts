import {htmlField, linkField} from '@lectern/shared/schema/link-field'
import {z} from '@lectern/shared/schema/schema'

/** A type of navbar item. */
export interface NavbarItemType {
  /** Component in `@theme/NavbarItem`. In the mobile menu, it receives the `mobile` prop. */
  component: string
  /**
   * Location of the item on narrow screens. In the other location, its component renders nothing.
   */
  mobile: 'menu' | 'bar'
  /** Fields in addition to the common ones. */
  fields: Readonly<Record<string, NavbarItemField>>
  /** Description for the docs, a fragment of at most 12 words. */
  meaning: string
}

/** A field of navbar items. */
export interface NavbarItemField {
  /** Schema of the field's value, or `items` for a list of navbar items. */
  schema: z.ZodType | 'items'
  /** Whether the field is required. */
  isRequired?: boolean
  /** Whether the field is translatable. Its translation key is `item.<field>.<text>`. */
  isTranslated?: boolean
}

/** Navbar item types by name. */
export type NavbarItemTypes = Readonly<Record<string, NavbarItemType>>

const text = {schema: z.string().optional()}
const docsPluginId = text
const flag = {schema: z.boolean().optional()}
const link = {schema: linkField.optional()}
const dropdownItems = {
  dropdownItemsBefore: {schema: 'items'},
  dropdownItemsAfter: {schema: 'items'}
} as const

/** Fields of all items, including custom types. */
export const COMMON_FIELDS = {
  type: text,
  position: {schema: z.enum(['left', 'right']).default('left')},
  label: {...text, isTranslated: true},
  html: {schema: htmlField.optional()},
  to: link,
  href: link,
  target: {
    schema: z
      .string()
      .nullish()
      .transform((target) => target ?? undefined)
  },
  activeBasePath: text,
  activeBaseRegex: {schema: z.string().refine(isRegex, 'a regular expression').optional()},
  className: text
} as const satisfies NavbarItemType['fields']

const versions = z.union([
  z.array(z.string()),
  z.record(z.string(), z.strictObject({label: z.string().optional()}))
])

/**
 * The theme's navbar item types. The `themeConfig` schema, its validation, the translation files
 * and the docs are derived from this table. It isn't part of the client bundle:
 * `NavbarItem/ComponentTypes` imports the components, and a test compares its keys with this table.
 */
export const NAVBAR_ITEMS = {
  default: {
    component: 'DefaultNavbarItem',
    mobile: 'menu',
    fields: {},
    meaning: 'link; the type of items without `type` or `items`'
  },
  dropdown: {
    component: 'DropdownNavbarItem',
    mobile: 'menu',
    fields: {items: {schema: 'items', isRequired: true}},
    meaning: 'menu of items; the type of items with `items`'
  },
  doc: {
    component: 'DocNavbarItem',
    mobile: 'menu',
    fields: {docId: {...text, isRequired: true}, docsPluginId},
    meaning: 'link to a doc'
  },
  docSidebar: {
    component: 'DocSidebarNavbarItem',
    mobile: 'menu',
    fields: {sidebarId: {...text, isRequired: true}, docsPluginId},
    meaning: 'link to the first page of a sidebar'
  },
  docsVersion: {
    component: 'DocsVersionNavbarItem',
    mobile: 'menu',
    fields: {docsPluginId},
    meaning: 'link to the current version'
  },
  docsVersionDropdown: {
    component: 'DocsVersionDropdownNavbarItem',
    mobile: 'menu',
    fields: {
      ...{docsPluginId, ...dropdownItems, dropdownActiveClassDisabled: flag},
      versions: {schema: versions.optional()}
    },
    meaning: 'menu of versions'
  },
  html: {
    component: 'HtmlNavbarItem',
    mobile: 'menu',
    fields: {value: {schema: htmlField.optional(), isRequired: true}},
    meaning: 'HTML'
  },
  localeDropdown: {
    component: 'LocaleDropdownNavbarItem',
    mobile: 'menu',
    fields: {...dropdownItems, queryString: text},
    meaning: 'menu of languages'
  },
  search: {
    component: 'SearchNavbarItem',
    mobile: 'bar',
    fields: {},
    meaning: 'search'
  }
} as const satisfies NavbarItemTypes

function isRegex(source: string): boolean {
  try {
    new RegExp(source)
    return true
  } catch {
    // The schema reports the error with its path.
    return false
  }
}
