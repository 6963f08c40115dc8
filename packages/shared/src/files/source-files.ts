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

/** A Markdown file of a content plugin, with its path relative to the plugin's folder. */
export interface SourceFile {
  /** Posix. */
  file: string
  /** The file that pages show: the translation, if there is one. */
  source: Source
  /** Its last commit. Absent unless pages show it. */
  change?: SourceChange
  /** For a translation: the original file, relative to the site root. */
  original?: string
  /** Whether the page falls back to the default language. */
  isUntranslated?: true
}

/** The Markdown files of a folder, in code-unit order, with the history of the folder. */
export interface SourceFiles {
  files: readonly SourceFile[]
  history: SourceChanges
  /** Translations of missing files, and invalid front matter according to the site's own schema. */
  problems: readonly SiteProblem[]
}

/** The folders of a plugin. Absolute. */
export interface SourceFolders {
  directory: string
  /** Folder of translations with the same names. Absent if nothing is translated. */
  localized?: string
}

/**
 * Reads the matching Markdown files of a folder, and in parallel their Git history if pages show it. A
 * translation with the same name replaces a file.
 */
export async function readSourceFiles(
  {directory, localized}: SourceFolders,
  context: Pick<SiteContext, 'siteDir' | 'siteConfig' | 'sources' | 'history'>,
  options: FilePatterns & LastUpdateOptions & {frontMatter?: StandardSchema}
): Promise<SourceFiles> {
  const translations = localized !== undefined && existsSync(localized) ? localized : undefined
  const asked = readChanges(directory, context, options)
  const requested = translations ? readChanges(translations, context, options) : NO_CHANGES
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
  const history = joinChanges(await asked, await requested)
  const falls = isTranslation(context)
  const files = sources.map((source, index): SourceFile => {
    const file = names[index] ?? source.file
    const change = history.find(source.absolutePath)
    if (translated.has(file))
      return {file, source, change, original: siteFile(context, join(directory, file))}
    return falls ? {file, source, change, isUntranslated: true} : {file, source, change}
  })
  const problems = [...translated]
    .filter((name) => !names.includes(name))
    .map((name) => withoutOriginal(name, {directory, localized: translations ?? ''}, context))
  const invalid = await checkOwnFrontMatter(sources, options.frontMatter, context.sources)
  return {files, history, problems: [...problems, ...invalid]}
}

/** Data of a page's source file. */
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

function joinChanges(first: SourceChanges, second: SourceChanges): SourceChanges {
  if (second === NO_CHANGES) return first
  return {
    find: (absolutePath) => first.find(absolutePath) ?? second.find(absolutePath),
    problems: [...first.problems, ...second.problems]
  }
}

function siteFile({siteDir}: Pick<SiteContext, 'siteDir'>, absolutePath: string): string {
  return relativePath(siteDir, absolutePath)
}

/** Reports a translation whose source was moved or deleted, so no page shows it. */
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
