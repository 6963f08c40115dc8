import type {TranslationContent} from '@lectern/types'
import type {CategoryConfig, LinkItemConfig} from '../formats/sidebar-config.js'

/** Data of the sidebar that contains an item. */
interface TranslatedSidebar {
  name: string
  /** Texts in the language of the site, by key. */
  texts?: TranslationContent
}

/** Strings of a category and of the page that lists its entries. */
export interface CategoryTexts {
  label: string
  title?: string
  description?: string
}

/** Keys of strings are the same as in Docusaurus. */
export function categoryKey(
  {key, label}: Pick<CategoryConfig, 'key' | 'label'>,
  {name}: TranslatedSidebar
): string {
  return `sidebar.${name}.category.${key ?? label}`
}

export function linkKey(
  {key, label}: Pick<LinkItemConfig, 'key' | 'label'>,
  {name}: TranslatedSidebar
): string {
  return `sidebar.${name}.link.${key ?? label}`
}

/** Of an entry whose label the sidebars file says; others are called as their documents are. */
export function docKey(
  {key, label}: {key?: string; label: string},
  {name}: TranslatedSidebar
): string {
  return `sidebar.${name}.doc.${key ?? label}`
}

/** A text in the language of the site, or as it is written. */
export function findText<Text extends string | undefined>(
  key: string,
  written: Text,
  {texts = {}}: TranslatedSidebar
): string | Text {
  return Object.hasOwn(texts, key) ? (texts[key]?.message ?? written) : written
}

/** The texts of a category in the language of the site. */
export function findCategoryTexts(
  config: CategoryConfig,
  sidebar: TranslatedSidebar
): CategoryTexts {
  const key = categoryKey(config, sidebar)
  const label = findText(key, config.label, sidebar)
  const {link} = config
  if (link?.type !== 'generated-index') return {label}
  return {
    label,
    title: findText(`${key}.link.generated-index.title`, link.title, sidebar),
    description: findText(`${key}.link.generated-index.description`, link.description, sidebar)
  }
}
