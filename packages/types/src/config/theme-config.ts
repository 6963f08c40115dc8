import type {MagicComment} from '../content/content.js'

/** The validated configuration of the default theme, with every default filled in. */
export interface ThemeConfig {
  /** Color mode. */
  colorMode: {
    /** Color mode on a reader's first visit. */
    defaultMode: 'light' | 'dark'
    /** Whether the color mode switch is hidden. */
    disableSwitch: boolean
    /** Whether the color mode follows the system until the reader chooses one. */
    respectPrefersColorScheme: boolean
  }
  /** Set in Docusaurus projects, where some parts of pages are as in Docusaurus. */
  compatibility?: 'docusaurus'
  /** URL or path of the default social image. */
  image?: string
  /**
   * URL of a link for reporting an issue with a page. `{url}` and `{path}` are replaced by the
   * page's.
   */
  issueUrl?: string
  /** Whether a bar below the navbar shows how much of a page has been read. */
  readingProgress: boolean
  /** Whether a button leads back after a jump to a different position on the page. */
  returnButton: boolean
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
    /** ID under which the browser stores that a reader has closed the bar. */
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
    /** Whether readers can hide the sidebar, and whether opening a category closes all others. */
    sidebar: {hideable: boolean; autoCollapseCategories: boolean}
    /** Where to store the version that a reader selects. */
    versionPersistence: 'localStorage' | 'none'
  }
  /** Settings of blog pages. */
  blog: {sidebar: {groupByYear: boolean}}
  /** Range of heading levels in tables of contents. */
  tableOfContents: {minHeadingLevel: number; maxHeadingLevel: number}
  /** Syntax highlighting. */
  prism: {
    /** Theme for light mode. */
    theme: PrismThemeConfig
    /** Theme for dark mode. */
    darkTheme: PrismThemeConfig
    /** Default language of code blocks. */
    defaultLanguage?: string
    /** Languages in addition to the built-in ones. */
    additionalLanguages: readonly string[]
    /** Comments that highlight lines. */
    magicComments: readonly MagicComment[]
  }
}

/**
 * The theme configuration in a site's configuration file. Themes and plugins add fields with
 * `declare module '@lectern/types'`. Without any, all fields are allowed.
 */
// biome-ignore lint/suspicious/noEmptyInterface: packages add its fields
export interface UserThemeConfig {}

/** A `prism-react-renderer` theme. */
export interface PrismThemeConfig {
  /** Style of the code block. */
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
  /** Image for dark mode. */
  srcDark?: string
  /** Alt text. */
  alt?: string
  /** Link of the logo. Defaults to the home page. */
  href?: string
  /** `target` attribute of the link. */
  target?: string
  /** Width in pixels as a number, or with a unit as a string. */
  width?: number | string
  /** Height in pixels as a number, or with a unit as a string. */
  height?: number | string
  /** Inline styles of the image. */
  style?: Readonly<Record<string, string | number>>
  /** Class of the image. */
  className?: string
}

/** An item of the navbar. Its fields depend on `type`. */
export interface NavbarItemConfig {
  /**
   * Type of the item. Defaults to `dropdown` for items with `items`, and to `default` for others.
   */
  type: string
  /** Side of the navbar. */
  position: 'left' | 'right'
  /** Label of the item. */
  label?: string
  /** HTML content of a link, instead of the label. */
  html?: string
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
  /** The item is marked as active on pages below this path. */
  activeBasePath?: string
  /** The item is marked as active on pages whose path matches this regular expression. */
  activeBaseRegex?: string
  /** Class of the item. */
  className?: string
  /** HTML content, for `html`. */
  value?: string
  /** `target` attribute of the link. */
  target?: string
  /** `rel` attribute of the link. */
  rel?: string
  /** Items of a dropdown. */
  items?: readonly NavbarItemConfig[]
  /** Items before the generated ones in a version or locale dropdown. */
  dropdownItemsBefore?: readonly NavbarItemConfig[]
  /** Items after the generated ones in a version or locale dropdown. */
  dropdownItemsAfter?: readonly NavbarItemConfig[]
  /** Whether the label of a version dropdown is never marked as active. */
  dropdownActiveClassDisabled?: boolean
  /**
   * Versions in a version dropdown: a list of names, or labels by name. Defaults to all versions.
   */
  versions?: readonly string[] | Readonly<Record<string, {label?: string}>>
  /** Query that is added to links in a locale dropdown, such as `?kept=true`. */
  queryString?: string
  /** Language of the link's text and target. */
  lang?: string
  /** Accessible name. */
  'aria-label'?: string
}

/** A link in the footer. */
export interface FooterLinkConfig {
  /** Label of the link. */
  label?: string
  /** Path of a page, without base URL. */
  to?: string
  /** Full URL. */
  href?: string
  /** HTML to show instead of a link. */
  html?: string
  /** Class of the item. */
  className?: string
  /** `target` attribute of the link. */
  target?: string
  /** `rel` attribute of the link. */
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
  /** Columns, or a flat list of links. */
  links: readonly FooterColumnConfig[] | readonly FooterLinkConfig[]
}
