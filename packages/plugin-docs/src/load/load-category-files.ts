import {join, posix} from 'node:path'
import {readLocalized} from '@lectern/shared/files/read-localized'
import {relativePath} from '@lectern/shared/files/relative-path'
import {findNearest} from '@lectern/shared/text/nearest'
import type {SiteContext, SiteProblem} from '@lectern/types'
import {type CategoryFile, categoryFileNames, parseCategoryFile} from '../formats/category-file.js'

/** The category files of a version. */
export interface LoadedCategoryFiles {
  /** Content of the files, by folder. Folders are relative to the version's folder. */
  byFolder: Record<string, CategoryFile>
  problems: SiteProblem[]
}

/** Endings of data files. Some are only listed to report that category files can't have them. */
const ENDINGS = ['.json', '.yml', '.yaml', '.json5', '.jsonc', '.toml', '.js', '.ts']

/**
 * Reads the category files of a version. Reports files whose name is only similar, and all but the
 * first in a folder (`category-file-unused`).
 *
 * @param version - Folder relative to the site root, and absolute folder of its translations.
 */
export async function loadCategoryFiles(
  {folder: versionFolder, localized}: {folder: string; localized: string | undefined},
  {siteDir, sources, siteConfig}: Pick<SiteContext, 'siteDir' | 'sources' | 'siteConfig'>
): Promise<LoadedCategoryFiles> {
  const directory = join(siteDir, versionFolder)
  const names = await sources.list(directory, ENDINGS)
  // No prototype, because a folder can have a name such as `constructor`.
  const byFolder: Record<string, CategoryFile> = Object.create(null)
  const problems: SiteProblem[] = []
  const chosen = new Map<string, string>()
  for (const name of names.filter(isCategoryFile).sort(byPrecedence)) {
    const found = await readLocalized(name, {directory, localized}, sources)
    if (!found) continue
    const file = relativePath(siteDir, found.absolutePath)
    const folder = posix.dirname(name).replace(/^\.$/, '')
    const first = chosen.get(folder)
    if (first !== undefined) problems.push(describeSecond(file, first))
    else chosen.set(folder, posix.basename(name))
    const parsed = parseCategoryFile(found.text, file, siteConfig.compatibility !== undefined)
    if (parsed.value) byFolder[folder] ??= parsed.value
    problems.push(...parsed.problems)
  }
  const similar = names.filter(isSimilar).map((name) => posix.join(versionFolder, name))
  return {byFolder, problems: [...problems, ...similar.map(describeSimilar)]}
}

function isCategoryFile(name: string): boolean {
  return categoryFileNames.includes(posix.basename(name))
}

function byPrecedence(left: string, right: string): number {
  const [first, second] = [left, right].map((name) =>
    categoryFileNames.indexOf(posix.basename(name))
  )
  return (first ?? 0) - (second ?? 0)
}

/** Tests whether a name is similar to the name of a category file, such as `_category.json`. */
function isSimilar(name: string): boolean {
  const {name: stem, ext} = posix.parse(name)
  if (stem === '_category_') return !categoryFileNames.includes(stem + ext)
  // Without an underscore, the file can have a different purpose, such as data for a component.
  return /^_|_$/.test(stem) && findNearest(stem, ['_category_']) !== undefined
}

function describeSecond(file: string, first: string): SiteProblem {
  return {
    code: 'category-file-unused',
    policy: 'warn',
    message: `The category file has no effect, because its folder also has \`${first}\`.`,
    position: {file},
    hint: 'Merge the files, and delete one of them.'
  }
}

function describeSimilar(file: string): SiteProblem {
  const ending = posix.extname(file)
  const meant = categoryFileNames.includes(`_category_${ending}`) ? ending : '.json'
  return {
    code: 'category-file-unused',
    policy: 'warn',
    message: `The file \`${posix.basename(file)}\` has no effect, because it doesn't have the name of a category file.`,
    position: {file},
    hint: `Rename it to \`_category_${meant}\`.`
  }
}
