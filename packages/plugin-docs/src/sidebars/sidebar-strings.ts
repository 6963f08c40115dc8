import type {TranslationContent} from '@lectern/types'
import type {CategoryConfig, LinkItemConfig} from '../formats/sidebar-config.js'

/** The sidebar that contains an item, and its translations. */
interface TranslatedSidebar {
  name: string
  /** Translated strings by key. */
  strings?: TranslationContent
}

/** Strings of a category and its generated page. */
export interface CategoryStrings {
  label: string
  title?: string
  description?: string
}

/**
 * Returns the translation key of a category. All translation keys are the same as in Docusaurus.
 */
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

/**
 * Returns the translation key of a doc item that has a label. Items without one use the label of
 * the doc.
 */
export function docKey(
  {key, label}: {key?: string; label: string},
  {name}: TranslatedSidebar
): string {
  return `sidebar.${name}.doc.${key ?? label}`
}

/** Returns the translation of a string, or the original if it isn't translated. */
export function findText<Text extends string | undefined>(
  key: string,
  written: Text,
  {strings = {}}: TranslatedSidebar
): string | Text {
  return Object.hasOwn(strings, key) ? (strings[key]?.message ?? written) : written
}

/** Returns the translated strings of a category. */
export function findCategoryStrings(
  config: CategoryConfig,
  sidebar: TranslatedSidebar
): CategoryStrings {
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
