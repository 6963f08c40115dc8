import type {MagicComment} from '../content/content.js'

/** The validated configuration of the default theme, with every default filled in. */
export interface ThemeConfig {
  /** Color mode. */
  colorMode: {
    /** Mode of the first visit. */
    defaultMode: 'light' | 'dark'
    /** Whether the switch is hidden. */
    disableSwitch: boolean
    /** Whether the mode follows the system until the reader chooses one. */
    respectPrefersColorScheme: boolean
  }
  /** URL or path of the default social image. */
  image?: string
  /** Attributes of meta tags for every page. */
  metadata: readonly Readonly<Record<string, string>>[]
  /** Navbar. */
  navbar: {
    /** Text next to the logo. */
    title?: string
    /** Whether the navbar hides when the reader scrolls down. */
    hideOnScroll: boolean
    /** Colors of the navbar. */
    style?: 'primary' | 'dark'
    /** Logo. */
    logo?: LogoConfig
    /** Items from left to right. */
    items: readonly NavbarItemConfig[]
  }
  /** Footer. */
  footer?: FooterConfig
  /** Bar above the navbar. */
  announcementBar?: {
    /** ID under which a reader's choice to close the bar is stored. */
    id: string
    /** HTML of the bar. */
    content: string
    /** CSS background color. */
    backgroundColor?: string
    /** CSS text color. */
    textColor?: string
    /** Whether readers can close the bar. */
    isCloseable: boolean
  }
  /** Settings of docs pages. */
  docs: {
    /** Whether readers can hide the sidebar, and whether opening a category closes the others. */
    sidebar: {hideable: boolean; autoCollapseCategories: boolean}
    /** Where the version that a reader chose is stored. */
    versionPersistence: 'localStorage' | 'none'
  }
  /** Settings of blog pages. */
  blog: {sidebar: {groupByYear: boolean}}
  /** Heading levels in tables of contents. */
  tableOfContents: {minHeadingLevel: number; maxHeadingLevel: number}
  /** Syntax highlighting. */
  prism: {
    /** Theme of the light mode. */
    theme: PrismThemeConfig
    /** Theme of the dark mode. */
    darkTheme: PrismThemeConfig
    /** Language of code blocks without one. */
    defaultLanguage?: string
    /** Languages in addition to the built-in ones. */
    additionalLanguages: readonly string[]
    /** Comments that highlight lines. */
    magicComments: readonly MagicComment[]
  }
}

/**
 * Configuration of the theme, as its author writes it. Themes and plugins add their fields with
 * `declare module '@lectern/types'`. Without any, it's an object with any fields.
 */
// biome-ignore lint/suspicious/noEmptyInterface: packages add its fields
export interface UserThemeConfig {}

/** A `prism-react-renderer` theme. */
export interface PrismThemeConfig {
  /** Style of the block. */
  plain: Readonly<Record<string, string | number>>
  /** Styles of tokens. */
  styles: readonly {
    types: readonly string[]
    languages?: readonly string[]
    style: Readonly<Record<string, string | number>>
  }[]
}

/** A logo in the navbar or footer. */
export interface LogoConfig {
  /** Path in a static folder, or a URL. */
  src: string
  /** Image of the dark mode. */
  srcDark?: string
  /** Alt text. */
  alt?: string
  /** Link of the logo. If it's not set, the home page. */
  href?: string
  /** Target of the link. */
  target?: string
  /** Width in pixels, or with a unit. */
  width?: number | string
  /** Height in pixels, or with a unit. */
  height?: number | string
  /** Inline styles of the image. */
  style?: Readonly<Record<string, string | number>>
  /** Class of the image. */
  className?: string
}

/** An item of the navbar. Its fields depend on `type`. */
export interface NavbarItemConfig {
  /** If it's not set, `dropdown` for an item with `items`, else `default`. */
  type: string
  /** Side of the navbar. */
  position: 'left' | 'right'
  /** Text of the item. */
  label?: string
  /** Path of a page, without base URL. */
  to?: string
  /** Full URL. */
  href?: string
  /** ID of the doc, for `doc`. */
  docId?: string
  /** ID of the sidebar, for `docSidebar`. */
  sidebarId?: string
  /** ID of the docs instance. */
  docsPluginId?: string
  /** Path below which the item is marked as active. */
  activeBasePath?: string
  /** Regular expression for paths where the item is marked as active. */
  activeBaseRegex?: string
  /** Class of the item. */
  className?: string
  /** HTML, for `html`. */
  value?: string
  /** Target of the link. */
  target?: string
  /** Relationship of the link. */
  rel?: string
  /** Items of a dropdown. */
  items?: readonly NavbarItemConfig[]
  /** Items above the versions or locales of a dropdown. */
  dropdownItemsBefore?: readonly NavbarItemConfig[]
  /** Items below the versions or locales of a dropdown. */
  dropdownItemsAfter?: readonly NavbarItemConfig[]
  /** Whether the label of a version dropdown is never marked as active. */
  dropdownActiveClassDisabled?: boolean
  /** Versions of a version dropdown, by name or with labels. If it's not set, all of them. */
  versions?: readonly string[] | Readonly<Record<string, {label?: string}>>
  /** Query that links of a locale dropdown add, such as `?kept=true`. */
  queryString?: string
  /** Language of the link and its target. */
  lang?: string
  /** Accessible name. */
  'aria-label'?: string
}

/** A link in the footer. */
export interface FooterLinkConfig {
  /** Text of the link. */
  label?: string
  /** Path of a page, without base URL. */
  to?: string
  /** Full URL. */
  href?: string
  /** HTML in place of a link. */
  html?: string
  /** Class of the item. */
  className?: string
  /** Target of the link. */
  target?: string
  /** Relationship of the link. */
  rel?: string
}

/** A column of the footer. */
export interface FooterColumnConfig {
  /** Heading of the column. */
  title?: string | null
  /** Class of the column. */
  className?: string
  /** Links from top to bottom. */
  items: readonly FooterLinkConfig[]
}

/** The footer. */
export interface FooterConfig {
  /** Colors of the footer. */
  style: 'light' | 'dark'
  /** Logo. */
  logo?: LogoConfig
  /** HTML of the copyright line. */
  copyright?: string
  /** Columns, or one flat list of links. */
  links: readonly FooterColumnConfig[] | readonly FooterLinkConfig[]
}
