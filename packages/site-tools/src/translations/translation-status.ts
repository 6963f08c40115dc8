import type {Route, SourceChange} from '@lectern/types'
import {nameTranslationFolder} from '@lectern/core/translations/translation-folder'

/** A file in the default language and its state in a different one. */
export interface TranslatedFile {
  /** Relative to the site folder. */
  source: string
  /** Absent when pages fall back to the source. */
  translation?: string
  /** Whether the source was committed later than its translation; absent when Git does not know. */
  isStale?: boolean
}

/** How much of the content of a plugin instance is translated. */
export interface TreeStatus {
  /** `docs`, or `docs (community)`. */
  tree: string
  files: readonly TranslatedFile[]
}

/** How much of a site is translated to a language. */
export interface LocaleStatus {
  locale: string
  trees: readonly TreeStatus[]
  /** Keys of texts that a file of translations does not have, by file; relative to the site folder. */
  missingTexts: Readonly<Record<string, readonly string[]>>
}

interface StatusInput {
  /** Pages in the site's own language. */
  routes: readonly Route[]
  /** The same pages in the other one. */
  localized: readonly Route[]
  /** Beginning of the paths of translations: `i18n/fr/`. */
  folder: string
  /** The last commit of a file, relative to the site folder. */
  findChange(file: string): SourceChange | undefined
}

/** Compares the pages of a site in two languages: by plugin instance, and in it by file. */
export function compareTranslations(input: StatusInput): TreeStatus[] {
  const trees = new Map<string, Map<string, TranslatedFile>>()
  const translations = listTranslations(input)
  for (const route of input.routes) {
    const {name, id} = route.plugin
    const tree = id === 'default' ? name : `${name} (${id})`
    const files = trees.get(tree) ?? new Map<string, TranslatedFile>()
    for (const source of listOwnSources(route)) {
      if (!files.has(source)) files.set(source, describeFile(source, translations, input))
    }
    if (files.size > 0) trees.set(tree, files)
  }
  const sorted = [...trees].sort(([left], [right]) => (left < right ? -1 : 1))
  return sorted.map(([tree, files]) => ({
    tree,
    files: [...files.values()].sort(compareSources)
  }))
}

/** The file that a page is made from; lists show files of other pages. */
function listOwnSources({source, contents}: Route): string[] {
  if (source !== undefined) return [source]
  return contents.length === 1 && contents[0] && !contents[0].excerpt ? [contents[0].source] : []
}

/** Translations by the address of their page, and by the place of their file in its folder. */
function listTranslations({localized, folder}: StatusInput) {
  const byPath = new Map<string, string>()
  const files = new Set<string>()
  for (const route of localized) {
    for (const source of listOwnSources(route)) {
      byPath.set(route.path, source)
      if (source.startsWith(folder)) files.add(source)
    }
  }
  return {byPath, files: [...files]}
}

function describeFile(
  source: string,
  {byPath, files}: ReturnType<typeof listTranslations>,
  {routes, folder, findChange}: StatusInput
): TranslatedFile {
  const route = routes.find((candidate) => listOwnSources(candidate).includes(source))
  const own = `${folder}${nameTranslationFolder(route?.plugin ?? {name: '', id: ''})}/`
  const shown = byPath.get(route?.path ?? '')
  const translation = shown?.startsWith(folder)
    ? shown
    : files.find((file) => isTranslationOf(file, source, own))
  if (translation === undefined) return {source}
  const [ours, theirs] = [findChange(source), findChange(translation)]
  return {source, translation, ...(ours && theirs && {isStale: ours.date > theirs.date})}
}

/** `current/a/b.md` in the folder of the docs is one of `docs/a/b.md`. */
function isTranslationOf(file: string, source: string, folder: string): boolean {
  if (!file.startsWith(folder)) return false
  const inside = file.slice(folder.length).split('/')
  const name = (inside[0] === 'current' ? inside.slice(1) : inside).join('/')
  return source.endsWith(`/${name}`)
}

function compareSources(left: TranslatedFile, right: TranslatedFile): number {
  return left.source < right.source ? -1 : 1
}

/** Number of files by state. */
export interface FileCounts {
  translated: number
  fallback: number
  stale: number
  /** Translated files with an unknown state, because Git has no data about them. */
  unknown: number
}

/** Counts the files of a tree. */
export function countFiles({files}: TreeStatus): FileCounts {
  const translated = files.filter(({translation}) => translation !== undefined)
  return {
    translated: translated.length,
    fallback: files.length - translated.length,
    stale: translated.filter(({isStale}) => isStale).length,
    unknown: translated.filter(({isStale}) => isStale === undefined).length
  }
}
