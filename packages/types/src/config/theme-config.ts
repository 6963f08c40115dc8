import type {MagicComment} from '../content/content.js'

/** The default theme's configuration after validation (specification §3). */
export interface ThemeConfig {
  colorMode: {
    defaultMode: 'light' | 'dark'
    disableSwitch: boolean
    respectPrefersColorScheme: boolean
  }
  image?: string
  metadata: readonly Readonly<Record<string, string>>[]
  navbar: {
    title?: string
    hideOnScroll: boolean
    style?: 'primary' | 'dark'
    logo?: LogoConfig
    items: readonly NavbarItemConfig[]
  }
  footer?: FooterConfig
  announcementBar?: {
    id: string
    content: string
    backgroundColor?: string
    textColor?: string
    isCloseable: boolean
  }
  docs: {
    sidebar: {hideable: boolean; autoCollapseCategories: boolean}
    versionPersistence: 'localStorage' | 'none'
  }
  blog: {sidebar: {groupByYear: boolean}}
  tableOfContents: {minHeadingLevel: number; maxHeadingLevel: number}
  /** `prism-react-renderer` themes for both modes. */
  prism: {
    theme: PrismThemeConfig
    darkTheme: PrismThemeConfig
    defaultLanguage?: string
    additionalLanguages: readonly string[]
    magicComments: readonly MagicComment[]
  }
}

/** The shape of a `prism-react-renderer` theme. */
export interface PrismThemeConfig {
  plain: Readonly<Record<string, string | number>>
  styles: readonly {
    types: readonly string[]
    languages?: readonly string[]
    style: Readonly<Record<string, string | number>>
  }[]
}

export interface LogoConfig {
  src: string
  srcDark?: string
  alt?: string
  href?: string
  target?: string
  width?: number
  height?: number
  className?: string
}

/** An item of the navbar; which fields count depends on `type`. */
export interface NavbarItemConfig {
  /** `default` when absent, `dropdown` when `items` is there. */
  type: string
  position: 'left' | 'right'
  label?: string
  to?: string
  href?: string
  docId?: string
  sidebarId?: string
  docsPluginId?: string
  activeBasePath?: string
  activeBaseRegex?: string
  className?: string
  value?: string
  target?: string
  rel?: string
  items?: readonly NavbarItemConfig[]
  /** Of a version dropdown: what stands before and after the versions, such as archived ones. */
  dropdownItemsBefore?: readonly NavbarItemConfig[]
  dropdownItemsAfter?: readonly NavbarItemConfig[]
  /** Of a version dropdown: do not mark the version that the reader is in. */
  dropdownActiveClassDisabled?: boolean
  /** Of a version dropdown: the versions to show, by name, or names with labels; all when absent. */
  versions?: readonly string[] | Readonly<Record<string, {label?: string}>>
  /** Of a locale dropdown: a query that its links add, such as `?kept=true`. */
  queryString?: string
  /** Language of the link and of what it leads to. */
  lang?: string
  'aria-label'?: string
}

export interface FooterLinkConfig {
  label?: string
  to?: string
  href?: string
  html?: string
  className?: string
  target?: string
  rel?: string
}

/** A column of the footer. */
export interface FooterColumnConfig {
  title?: string | null
  className?: string
  items: readonly FooterLinkConfig[]
}

export interface FooterConfig {
  style: 'light' | 'dark'
  logo?: LogoConfig
  copyright?: string
  /** Either columns or one flat list. */
  links: readonly FooterColumnConfig[] | readonly FooterLinkConfig[]
}
