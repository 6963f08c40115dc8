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
import {listItemLists, listTranslatedFields} from '../config/navbar-item-fields.js'
import type {NavbarItemTypes} from '../config/navbar-items.js'

type Strings = Record<string, TranslationMessage>

/** Lists the translatable strings of the navbar and footer, with the same keys as in Docusaurus. */
export function listThemeStrings({navbar, footer}: ThemeConfig): TranslationFile[] {
  const files = [{path: 'navbar', content: listNavbarStrings(navbar)}]
  return footer ? [...files, {path: 'footer', content: listFooterStrings(footer)}] : files
}

function listNavbarStrings({title, logo, items}: ThemeConfig['navbar']): TranslationContent {
  return {
    ...(title && {title: {message: title, description: 'The title in the navbar'}}),
    ...describeLogo(logo?.alt, 'navbar'),
    ...Object.assign({}, ...items.map((item) => listItemStrings(item)))
  }
}

/** Lists the translatable strings of an item and its nested items. */
export function listItemStrings(item: NavbarItemConfig, types?: NavbarItemTypes): Strings {
  const own = listTranslatedFields(types).flatMap((field) => {
    const message = textOf(item, field)
    if (!message) return []
    return [[`item.${field}.${message}`, {message, description: describeText(item, field)}]]
  })
  return Object.assign(
    Object.fromEntries(own),
    ...listInnerItems(item, types).map((inner) => listItemStrings(inner, types))
  )
}

function describeText(item: NavbarItemConfig, field: string): string {
  const target = item.to ?? item.href ?? item.docId ?? item.sidebarId
  return `Navbar item with ${field} ${textOf(item, field)}${target ? `, which links to ${target}` : ''}`
}

function textOf(item: NavbarItemConfig, field: string): string | undefined {
  const value = new Map<string, unknown>(Object.entries(item)).get(field)
  return typeof value === 'string' ? value : undefined
}

function listInnerItems(
  item: NavbarItemConfig,
  types: NavbarItemTypes | undefined
): readonly NavbarItemConfig[] {
  return listItemLists(types).flatMap((key) => itemsIn(item, key) ?? [])
}

function itemsIn(item: NavbarItemConfig, key: string): readonly NavbarItemConfig[] | undefined {
  // The schema guarantees that the field contains items.
  return new Map(Object.entries(item)).get(key) as readonly NavbarItemConfig[] | undefined
}

type Footer = NonNullable<ThemeConfig['footer']>

function listFooterStrings({links, copyright, logo}: Footer): TranslationContent {
  return {
    ...Object.assign({}, ...links.map(listLinkStrings)),
    ...(copyright && {copyright: {message: copyright, description: 'The footer copyright'}}),
    ...describeLogo(logo?.alt, 'footer')
  }
}

function listLinkStrings(entry: FooterColumnConfig | FooterLinkConfig): Strings {
  if ('items' in entry) {
    const description = `The title of the footer links column with title=${entry.title} in the footer`
    const own = entry.title
      ? {[`link.title.${entry.title}`]: {message: entry.title, description}}
      : {}
    return Object.assign(own, ...entry.items.map(listLinkStrings))
  }
  const {label, to, href} = entry as FooterLinkConfig
  if (!label) return {}
  const description = `The label of footer link with label=${label} linking to ${to ?? href}`
  return {[`link.item.label.${label}`]: {message: label, description}}
}

function describeLogo(alt: string | undefined, place: string): Strings {
  return alt ? {'logo.alt': {message: alt, description: `The alt text of ${place} logo`}} : {}
}

/** Replaces the strings of a validated `themeConfig` with their translations, if they exist. */
export function translateThemeConfig(
  config: ThemeConfig & JsonObject,
  files: readonly TranslationFile[]
): ThemeConfig & JsonObject {
  const textsOf = (name: string) => files.find(({path}) => path === name)?.content ?? {}
  const navbar = translateNavbar(config.navbar, textsOf('navbar'))
  const footer = config.footer && translateFooter(config.footer, textsOf('footer'))
  // The input is JSON, and the result has the same structure.
  return {...config, navbar, ...(footer && {footer})} as ThemeConfig & JsonObject
}

const textAt = (strings: TranslationContent, key: string): string | undefined =>
  Object.hasOwn(strings, key) ? strings[key]?.message : undefined

function translateNavbar(
  navbar: ThemeConfig['navbar'],
  strings: TranslationContent
): ThemeConfig['navbar'] {
  return {
    ...navbar,
    ...(navbar.title && {title: textAt(strings, 'title') ?? navbar.title}),
    ...(navbar.logo && {logo: translateLogo(navbar.logo, strings)}),
    items: navbar.items.map((item) => translateItem(item, strings))
  }
}

function translateLogo<Logo extends {alt?: string}>(logo: Logo, strings: TranslationContent): Logo {
  return logo.alt ? {...logo, alt: textAt(strings, 'logo.alt') ?? logo.alt} : logo
}

/** Translates the strings of an item and its nested items. */
export function translateItem(
  item: NavbarItemConfig,
  strings: TranslationContent,
  types?: NavbarItemTypes
): NavbarItemConfig {
  const lists = listItemLists(types).flatMap((key) => {
    const items = itemsIn(item, key)
    return items ? [[key, items.map((inner) => translateItem(inner, strings, types))]] : []
  })
  const own = listTranslatedFields(types).flatMap((field) => {
    const written = textOf(item, field)
    const text = written && textAt(strings, `item.${field}.${written}`)
    return text ? [[field, text]] : []
  })
  return {...item, ...Object.fromEntries([...own, ...lists])}
}

function translateFooter(footer: Footer, strings: TranslationContent): Footer {
  const {copyright, logo, links} = footer
  return {
    ...footer,
    ...(copyright && {copyright: textAt(strings, 'copyright') ?? copyright}),
    ...(logo && {logo: translateLogo(logo, strings)}),
    // Translating never turns columns into links or vice versa.
    links: links.map((entry) => translateLink(entry, strings)) as Footer['links']
  }
}

function translateLink(
  entry: FooterColumnConfig | FooterLinkConfig,
  strings: TranslationContent
): FooterColumnConfig | FooterLinkConfig {
  if ('items' in entry) {
    const title = entry.title && (textAt(strings, `link.title.${entry.title}`) ?? entry.title)
    const items = entry.items.map((item) => translateLink(item, strings) as FooterLinkConfig)
    return {...entry, ...(title && {title}), items}
  }
  const {label} = entry as FooterLinkConfig
  return label ? {...entry, label: textAt(strings, `link.item.label.${label}`) ?? label} : entry
}
