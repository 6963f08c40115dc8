import {existsSync} from 'node:fs'
import {join} from 'node:path'
import type {
  ContentRef,
  SiteContext,
  SiteProblem,
  Source,
  SourceChange,
  SourceChanges,
  StandardSchema
} from '@lectern/types'
import {checkOwnFrontMatter} from '../front-matter/own-schema.js'
import {relativePath} from './relative-path.js'
import {createFileMatcher, type FilePatterns} from './file-matcher.js'
import {type LastUpdateOptions, NO_CHANGES, readChanges} from './last-update.js'
import {isTranslation} from './localized-folder.js'
import {readSources} from './read-sources.js'

/** A Markdown file that belongs to a content plugin. */
export interface SourceFile {
  /** Path relative to the plugin's folder, with forward slashes. */
  file: string
  /** File that pages show. If there's a translation, it's the translation. */
  source: Source
  /** Last commit that changed the file. Absent if pages don't show it. */
  change?: SourceChange
  /** Original file of a translation, relative to the site root. */
  original?: string
  /** Whether the page falls back to the default language. */
  isUntranslated?: true
}

/** The Markdown files in a folder, in code-unit order, with the folder's history. */
export interface SourceFiles {
  files: readonly SourceFile[]
  history: SourceChanges
  /** Translations of missing files, and front matter that the site's own schema rejects. */
  problems: readonly SiteProblem[]
}

/** Absolute folders of a plugin. */
export interface SourceFolders {
  directory: string
  /**
   * Folder of translations. A translation has the same name as its original. Absent if nothing is
   * translated.
   */
  localized?: string
  /** Set if the folders contain copies. The history of a copy is the history of its original. */
  origins?: FileOrigins
}

/** Originals of copied files. */
export interface FileOrigins {
  /** Absolute folders with the originals. */
  folders: readonly string[]
  /** Returns the absolute path of a copy's original. */
  find(copy: string): string | undefined
}

/**
 * Reads the matching Markdown files in a folder. If pages show the Git history, it's read in
 * parallel. Translations replace files with the same name.
 */
export async function readSourceFiles(
  {directory, localized, origins}: SourceFolders,
  context: Pick<SiteContext, 'siteDir' | 'siteConfig' | 'sources' | 'history'>,
  options: FilePatterns & LastUpdateOptions & {frontMatter?: StandardSchema}
): Promise<SourceFiles> {
  const translations = localized !== undefined && existsSync(localized) ? localized : undefined
  const folders = origins?.folders ?? [directory, ...(translations ? [translations] : [])]
  const asked = Promise.all(folders.map((folder) => readChanges(folder, context, options)))
  const list = async (folder: string) =>
    (await context.sources.list(folder, ['.md', '.mdx'])).filter(createFileMatcher(options))
  const names = await list(directory)
  const translated = new Set(translations ? await list(translations) : [])
  const folderOf = (name: string) =>
    translations && translated.has(name) ? translations : directory
  const sources = await readSources(
    context.sources,
    names.map((name) => join(folderOf(name), name))
  )
  const history = joinChanges(await asked)
  const falls = isTranslation(context)
  const files = sources.map((source, index): SourceFile => {
    const file = names[index] ?? source.file
    const change = history.find(origins?.find(source.absolutePath) ?? source.absolutePath)
    if (translated.has(file))
      return {file, source, change, original: siteFile(context, join(directory, file))}
    return falls ? {file, source, change, isUntranslated: true} : {file, source, change}
  })
  const originals = new Set(names)
  const problems = [...translated]
    .filter((name) => !originals.has(name))
    .map((name) => withoutOriginal(name, {directory, localized: translations ?? ''}, context))
  const invalid = await checkOwnFrontMatter(sources, options.frontMatter, context.sources)
  return {files, history, problems: [...problems, ...invalid]}
}

/** Returns the route fields that refer to a page's source file. */
export function refToSource(
  {source, isUntranslated}: Pick<SourceFile, 'source' | 'isUntranslated'>,
  excerpt?: true
): ContentRef {
  return {
    source: source.file,
    ...(excerpt && {excerpt}),
    ...(isUntranslated && {isUntranslated})
  }
}

function joinChanges(histories: readonly SourceChanges[]): SourceChanges {
  const [first, second] = histories.filter((history) => history !== NO_CHANGES)
  if (!second) return first ?? NO_CHANGES
  return {
    find(absolutePath) {
      for (const {find} of histories) {
        const change = find(absolutePath)
        if (change) return change
      }
      return undefined
    },
    problems: histories.flatMap(({problems}) => problems)
  }
}

function siteFile({siteDir}: Pick<SiteContext, 'siteDir'>, absolutePath: string): string {
  return relativePath(siteDir, absolutePath)
}

/** Reports a translation that no page shows, because its source was moved or deleted. */
function withoutOriginal(
  name: string,
  {directory, localized = ''}: SourceFolders,
  context: Pick<SiteContext, 'siteDir'>
): SiteProblem {
  const file = siteFile(context, join(localized, name))
  return {
    code: 'translation-without-original',
    policy: 'warn',
    message: `The translation ${file} isn't published: its source ${siteFile(context, join(directory, name))} doesn't exist.`,
    position: {file},
    hint: 'Rename it to match its source file, or delete it.'
  }
}
