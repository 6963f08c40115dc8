import type {Route, SourceChange} from '@lectern/types'

/** Translation status of a file. */
export interface TranslatedFile {
  /** Path relative to the site root. */
  source: string
  /** Missing if pages fall back to the source. */
  translation?: string
  /** Whether the source has a newer commit than its translation. Missing if Git has no data. */
  isStale?: boolean
}

/** Translation status of a plugin instance's content. */
export interface TreeStatus {
  /** Plugin instance: `docs`, or `docs (community)`. */
  tree: string
  files: readonly TranslatedFile[]
}

/** Translation status of a site in one locale. */
export interface LocaleStatus {
  locale: string
  trees: readonly TreeStatus[]
  /** Missing keys by translation file, relative to the site root. */
  missingStrings: Readonly<Record<string, readonly string[]>>
}

interface StatusInput {
  /** Pages in the default locale. */
  routes: readonly Route[]
  /** The same pages in the other locale. */
  localized: readonly Route[]
  /** Path prefix of translated files: `i18n/fr/`. */
  folder: string
  /** Returns a file's last commit. The path is relative to the site root. */
  findChange(file: string): SourceChange | undefined
}

/**
 * Compares the pages of a site in two locales. Results are grouped by plugin instance and file. React
 * pages are listed only if they have a translation, because most are translated by their strings.
 */
export function compareTranslations(input: StatusInput): TreeStatus[] {
  const trees = new Map<string, Map<string, TranslatedFile>>()
  const translations = listTranslations(input)
  for (const route of input.routes) {
    const {name, id} = route.plugin
    const tree = id === 'default' ? name : `${name} (${id})`
    const files = trees.get(tree) ?? new Map<string, TranslatedFile>()
    for (const source of listOwnSources(route)) {
      if (files.has(source)) continue
      const file = describeFile(source, route, translations, input)
      if (file.translation !== undefined || !isComponent(source)) files.set(source, file)
    }
    if (files.size > 0) trees.set(tree, files)
  }
  const sorted = [...trees].sort(([left], [right]) => (left < right ? -1 : 1))
  return sorted.map(([tree, files]) => ({
    tree,
    files: [...files.values()].sort(compareSources)
  }))
}

/** Lists a page's own sources. Generated lists don't have any. */
function listOwnSources({source, contents}: Route): string[] {
  if (source !== undefined) return [source]
  return contents.length === 1 && contents[0] && !contents[0].excerpt ? [contents[0].source] : []
}

/**
 * Indexes translated files by their original, and by the path of their page for pages that don't know
 * the original.
 */
function listTranslations({localized, folder}: StatusInput) {
  const byOriginal = new Map<string, string>()
  const byPath = new Map<string, string>()
  for (const route of localized) {
    for (const source of listOwnSources(route)) {
      if (!source.startsWith(folder)) continue
      if (route.original === undefined) byPath.set(route.path, source)
      else byOriginal.set(route.original, source)
    }
  }
  return {byOriginal, byPath}
}

function isComponent(source: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(source)
}

function describeFile(
  source: string,
  {path}: Route,
  {byOriginal, byPath}: ReturnType<typeof listTranslations>,
  {findChange}: StatusInput
): TranslatedFile {
  const translation = byOriginal.get(source) ?? byPath.get(path)
  if (translation === undefined) return {source}
  const [ours, theirs] = [findChange(source), findChange(translation)]
  return {source, translation, ...(ours && theirs && {isStale: ours.date > theirs.date})}
}

function compareSources(left: TranslatedFile, right: TranslatedFile): number {
  return left.source < right.source ? -1 : 1
}

/** Number of files by status. */
export interface FileCounts {
  translated: number
  fallback: number
  stale: number
  /** Translated files whose status is unknown, because Git has no data. */
  unknown: number
}

export function countFiles({files}: TreeStatus): FileCounts {
  const translated = files.filter(({translation}) => translation !== undefined)
  return {
    translated: translated.length,
    fallback: files.length - translated.length,
    stale: translated.filter(({isStale}) => isStale).length,
    unknown: translated.filter(({isStale}) => isStale === undefined).length
  }
}
