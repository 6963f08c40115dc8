import {htmlField, linkField} from '@lectern/shared/schema/link-field'
import {pathField} from '@lectern/shared/schema/path-field'
import {z} from '@lectern/shared/schema/schema'
import type {NavbarItemConfig} from '@lectern/types'
import type {ForeignKey, ForeignThemeConfig} from './foreign-keys.js'
import {createItemSchema} from './navbar-item-fields.js'
import {darkPrismTheme, lightPrismTheme} from './prism-themes.js'

/** Number of pixels, or a CSS length. */
const logoSize = z.union([z.number(), z.string()])

const logo = z.strictObject({
  src: pathField,
  srcDark: pathField.optional(),
  alt: z.string().optional(),
  href: linkField.optional(),
  target: z.string().optional(),
  width: logoSize.optional(),
  height: logoSize.optional(),
  style: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  className: z.string().optional()
})

const colorMode = z.strictObject({
  defaultMode: z.enum(['light', 'dark']).default('light'),
  disableSwitch: z.boolean().default(false),
  respectPrefersColorScheme: z.boolean().default(false)
})

const navbar = z.strictObject({
  title: z.string().nullish(),
  hideOnScroll: z.boolean().default(false),
  style: z.enum(['primary', 'dark']).optional(),
  logo: logo.optional(),
  items: z.array(createItemSchema()).default([])
})

const footerLink = z.looseObject({
  label: z.string().optional(),
  to: linkField.optional(),
  href: linkField.optional(),
  html: htmlField.optional(),
  className: z.string().optional()
})

/** A column with `items`, or a link. `findConfigIssues` reports mixed lists. */
const footerEntry = footerLink.extend({
  title: z.string().nullish(),
  items: z.array(footerLink).optional()
})

const footer = z.strictObject({
  style: z.enum(['light', 'dark']).default('light'),
  logo: logo.optional(),
  copyright: htmlField.optional(),
  /** Columns with `items`, or a flat list of links. */
  links: z.array(footerEntry).default([])
})

/**
 * A CSS color. It's inserted into a stylesheet, so it can't contain characters that end the
 * declaration. A trailing `;` is removed.
 */
const color = z
  .string()
  .transform((text) => text.trim().replace(/;$/, ''))
  .refine((text) => !/[;{}<>\\]|\/\*/.test(text), 'a CSS color')

const announcementBar = z.strictObject({
  id: z.string().default('announcement-bar'),
  content: htmlField,
  backgroundColor: color.optional(),
  textColor: color.optional(),
  isCloseable: z.boolean().default(true)
})

const docsSidebar = z.strictObject({
  hideable: z.boolean().default(false),
  autoCollapseCategories: z.boolean().default(false)
})

const docs = z.strictObject({
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  sidebar: docsSidebar.prefault({})
})

const blog = z.strictObject({
  sidebar: z.strictObject({groupByYear: z.boolean().default(true)}).prefault({})
})

const headingLevel = z
  .number()
  .refine((level) => [1, 2, 3, 4, 5, 6].includes(level), 'an integer from 1 to 6')

const tableOfContents = z.strictObject({
  minHeadingLevel: headingLevel.default(2),
  maxHeadingLevel: headingLevel.default(3)
})

/** Drops properties without a value, which themes derived from other themes may have. */
const prismStyle = z
  .record(z.string(), z.union([z.string(), z.number()]).nullish())
  .transform((style) =>
    Object.fromEntries(
      Object.entries(style).flatMap(([name, value]) => (value == null ? [] : [[name, value]]))
    )
  )
  .readonly()

const prismTheme = z.object({
  plain: prismStyle,
  styles: z
    .array(
      z.object({
        types: z.array(z.string()).readonly(),
        languages: z.array(z.string()).readonly().optional(),
        style: prismStyle
      })
    )
    .readonly()
})

const magicComment = z
  .strictObject({
    className: z.string(),
    line: z.string().optional(),
    block: z.strictObject({start: z.string(), end: z.string()}).optional()
  })
  .refine(({line, block}) => line !== undefined || block, 'an object with `line` or `block`')

const prismLanguage = z.string().transform((name) => name.toLowerCase())

/** Keeps unknown fields, because custom components may read them. */
const prism = z.looseObject({
  theme: prismTheme.default(lightPrismTheme),
  darkTheme: prismTheme.default(darkPrismTheme),
  defaultLanguage: prismLanguage.optional(),
  additionalLanguages: z.array(prismLanguage).default([]),
  magicComments: z.array(magicComment).default([])
})

/** Schema of `themeConfig`, which fills in defaults. See `createThemeConfig`. */
export const themeConfigSchema = z.strictObject({
  colorMode: colorMode.prefault({}),
  image: pathField.optional(),
  /**
   * Link for reporting an issue with a page. `{url}` and `{path}` are replaced with the page's URL
   * and path.
   */
  issueUrl: linkField.optional(),
  /** Whether a bar below the navbar shows how much of a page has been read. */
  readingProgress: z.boolean().default(false),
  /** Whether a button leads back after a jump to a different position on the page. */
  returnButton: z.boolean().default(true),
  metadata: z
    .array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])))
    .default([]),
  navbar: navbar.prefault({}),
  footer: footer.optional(),
  announcementBar: announcementBar.optional(),
  docs: docs.prefault({}),
  blog: blog.prefault({}),
  tableOfContents: tableOfContents.prefault({}),
  prism: prism.prefault({}),
  /** Validated by the Mermaid theme. */
  mermaid: z.record(z.string(), z.json()).optional()
})

/** A navbar item in the configuration. Items of custom types can have any field. */
export interface NavbarItemInput
  extends Partial<Omit<NavbarItemConfig, 'items' | 'dropdownItemsBefore' | 'dropdownItemsAfter'>> {
  /** Items of a dropdown. */
  items?: readonly NavbarItemInput[]
  /** Items above the versions or locales of a dropdown. */
  dropdownItemsBefore?: readonly NavbarItemInput[]
  /** Items below the versions or locales of a dropdown. */
  dropdownItemsAfter?: readonly NavbarItemInput[]
  [field: string]: unknown
}

/**
 * `themeConfig` as written in the configuration, including keys of plugins, which the theme doesn't
 * validate.
 */
export interface ThemeConfigInput
  extends Omit<z.input<typeof themeConfigSchema>, 'navbar' | ForeignKey>,
    ForeignThemeConfig {
  /** Navbar. */
  navbar?: Omit<z.input<typeof navbar>, 'items'> & {items?: NavbarItemInput[]}
}

/** Fields of `themeConfig` that belong to this theme. */
export const themeConfigKeys: readonly string[] = Object.keys(themeConfigSchema.shape)
