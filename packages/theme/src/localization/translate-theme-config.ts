import type {
  FooterColumnConfig,
  FooterLinkConfig,
  JsonObject,
  NavbarItemConfig,
  ThemeConfig,
  TranslationContent,
  TranslationFile,
  TranslationMessage
} from '@lectern/types'

type Texts = Record<string, TranslationMessage>

/** Texts of the navbar and of the footer that can be translated, under the keys that Docusaurus has. */
export function listThemeTexts({navbar, footer}: ThemeConfig): TranslationFile[] {
  const files = [{path: 'navbar', content: listNavbarTexts(navbar)}]
  return footer ? [...files, {path: 'footer', content: listFooterTexts(footer)}] : files
}

function listNavbarTexts({title, logo, items}: ThemeConfig['navbar']): TranslationContent {
  return {
    ...(title && {title: {message: title, description: 'The title in the navbar'}}),
    ...describeLogo(logo?.alt, 'navbar'),
    ...Object.assign({}, ...items.map(listItemTexts))
  }
}

function listItemTexts(item: NavbarItemConfig): Texts {
  const target = item.to ?? item.href ?? item.docId ?? item.sidebarId
  const description = `Navbar item with label ${item.label}${target ? `, which leads to ${target}` : ''}`
  const own = item.label ? {[`item.label.${item.label}`]: {message: item.label, description}} : {}
  return Object.assign(own, ...listInnerItems(item).map(listItemTexts))
}

function listInnerItems(item: NavbarItemConfig): readonly NavbarItemConfig[] {
  const {items = [], dropdownItemsBefore = [], dropdownItemsAfter = []} = item
  return [...items, ...dropdownItemsBefore, ...dropdownItemsAfter]
}

type Footer = NonNullable<ThemeConfig['footer']>

function listFooterTexts({links, copyright, logo}: Footer): TranslationContent {
  return {
    ...Object.assign({}, ...links.map(listLinkTexts)),
    ...(copyright && {copyright: {message: copyright, description: 'The footer copyright'}}),
    ...describeLogo(logo?.alt, 'footer')
  }
}

function listLinkTexts(entry: FooterColumnConfig | FooterLinkConfig): Texts {
  if ('items' in entry) {
    const description = `The title of the footer links column with title=${entry.title} in the footer`
    const own = entry.title
      ? {[`link.title.${entry.title}`]: {message: entry.title, description}}
      : {}
    return Object.assign(own, ...entry.items.map(listLinkTexts))
  }
  const {label, to, href} = entry as FooterLinkConfig
  if (!label) return {}
  const description = `The label of footer link with label=${label} linking to ${to ?? href}`
  return {[`link.item.label.${label}`]: {message: label, description}}
}

function describeLogo(alt: string | undefined, place: string): Texts {
  return alt ? {'logo.alt': {message: alt, description: `The alt text of ${place} logo`}} : {}
}

/** Put translated texts into a checked `themeConfig`; what has none stays. */
export function translateThemeConfig(
  config: ThemeConfig & JsonObject,
  files: readonly TranslationFile[]
): ThemeConfig & JsonObject {
  const textsOf = (name: string) => files.find(({path}) => path === name)?.content ?? {}
  const navbar = translateNavbar(config.navbar, textsOf('navbar'))
  const footer = config.footer && translateFooter(config.footer, textsOf('footer'))
  // What comes out has the shape of what came in, which is JSON.
  return {...config, navbar, ...(footer && {footer})} as ThemeConfig & JsonObject
}

const textAt = (texts: TranslationContent, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key]?.message : undefined

function translateNavbar(
  navbar: ThemeConfig['navbar'],
  texts: TranslationContent
): ThemeConfig['navbar'] {
  return {
    ...navbar,
    ...(navbar.title && {title: textAt(texts, 'title') ?? navbar.title}),
    ...(navbar.logo && {logo: translateLogo(navbar.logo, texts)}),
    items: navbar.items.map((item) => translateItem(item, texts))
  }
}

function translateLogo<Logo extends {alt?: string}>(logo: Logo, texts: TranslationContent): Logo {
  return logo.alt ? {...logo, alt: textAt(texts, 'logo.alt') ?? logo.alt} : logo
}

const LISTS = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const

function translateItem(item: NavbarItemConfig, texts: TranslationContent): NavbarItemConfig {
  const lists = LISTS.flatMap((key) => {
    const items = item[key]
    return items ? [[key, items.map((inner) => translateItem(inner, texts))]] : []
  })
  const label = item.label && (textAt(texts, `item.label.${item.label}`) ?? item.label)
  return {...item, ...(label && {label}), ...Object.fromEntries(lists)}
}

function translateFooter(footer: Footer, texts: TranslationContent): Footer {
  const {copyright, logo, links} = footer
  return {
    ...footer,
    ...(copyright && {copyright: textAt(texts, 'copyright') ?? copyright}),
    ...(logo && {logo: translateLogo(logo, texts)}),
    // Columns stay columns, and links links.
    links: links.map((entry) => translateLink(entry, texts)) as Footer['links']
  }
}

function translateLink(
  entry: FooterColumnConfig | FooterLinkConfig,
  texts: TranslationContent
): FooterColumnConfig | FooterLinkConfig {
  if ('items' in entry) {
    const title = entry.title && (textAt(texts, `link.title.${entry.title}`) ?? entry.title)
    const items = entry.items.map((item) => translateLink(item, texts) as FooterLinkConfig)
    return {...entry, ...(title && {title}), items}
  }
  const {label} = entry as FooterLinkConfig
  return label ? {...entry, label: textAt(texts, `link.item.label.${label}`) ?? label} : entry
}
