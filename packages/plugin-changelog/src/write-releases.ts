import {mkdir, readFile, writeFile} from 'node:fs/promises'
import {dirname, join, posix} from 'node:path'
import type {SiteContext, SourceOrigin} from '@lectern/types'
import {isTranslation as isLocalized} from '@lectern/shared/files/localized-folder'
import type {SourceFile} from '@lectern/shared/files/source-files'
import type {ParsedRelease} from './parse-changelog.js'

interface ReleaseContext {
  /** Path of the changelog, relative to the site root. */
  file: string
  /** ID of the plugin instance. */
  id: string
  context: Pick<SiteContext, 'siteDir' | 'siteConfig' | 'sources'>
  /** Whether the file is translated to the current locale. */
  isTranslated: boolean
}

/**
 * Writes each release of a changelog to a separate file in the folder of generated files. They're
 * then compiled like any other source, so unchanged releases stay cached.
 */
export async function writeReleases(
  releases: readonly ParsedRelease[],
  {file, id, context, isTranslated}: ReleaseContext
): Promise<{files: SourceFile[]; origins: Record<string, SourceOrigin>}> {
  const {currentLocale, defaultLocale} = context.siteConfig.i18n
  const language = isTranslated && currentLocale !== defaultLocale ? `@${currentLocale}` : ''
  const folder = posix.join('.site', 'changelog', id + language)
  const isUntranslated = !isTranslated && isLocalized(context)
  const origins: Record<string, SourceOrigin> = {}
  const files: SourceFile[] = []
  for (const release of releases) {
    const name = `${release.version}.md`
    const absolutePath = join(context.siteDir, folder, name)
    await writeChanged(absolutePath, release.text)
    const source = await context.sources.read(absolutePath)
    const {version, date, title, description} = release
    const frontMatter = {slug: version, date, title, description}
    files.push({
      file: name,
      source: {...source, frontMatter},
      ...(isUntranslated && {isUntranslated})
    })
    origins[source.file] = {file, lineOffset: release.line}
  }
  return {files, origins}
}

/** Writes a file if its content has changed. Otherwise, the file keeps its modification time. */
async function writeChanged(absolutePath: string, text: string): Promise<void> {
  const known = await readFile(absolutePath, 'utf8').catch(() => undefined)
  if (known === text) return
  await mkdir(dirname(absolutePath), {recursive: true})
  await writeFile(absolutePath, text)
}
