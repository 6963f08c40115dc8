import fs from 'node:fs'
import path from 'node:path'
import {createFileMatcher} from '@lectern/shared/files/file-matcher'
import {readFileStats} from '@lectern/shared/files/file-stats'
import {relativePath} from '@lectern/shared/files/relative-path'

const MARKDOWN = /\.mdx?$/i
/** Folders that patterns don't search. */
const SKIPPED = /^(?:\..*|node_modules)$/

/**
 * Finds the Markdown files that a command names: files, folders, and globs such as `docs/**`.
 *
 * @returns Sorted absolute paths, and the names that match nothing.
 */
export function findNamedFiles(
  names: readonly string[],
  folder: string
): {files: string[]; missing: string[]} {
  const found = names.map((name) => ({name, files: findFiles(name, folder)}))
  return {
    files: [...new Set(found.flatMap(({files}) => files))].sort(),
    missing: found.flatMap(({name, files}) => (files.length > 0 ? [] : [name]))
  }
}

function findFiles(name: string, folder: string): string[] {
  const absolutePath = path.resolve(folder, name)
  const stats = fs.statSync(absolutePath, {throwIfNoEntry: false})
  if (stats?.isDirectory()) return listMarkdown(absolutePath)
  if (readFileStats(absolutePath) !== undefined) return [absolutePath]
  const include = [path.posix.normalize(name.replaceAll('\\', '/'))]
  const matches = createFileMatcher({include, exclude: []})
  const nameOf = (file: string) => relativePath(folder, file)
  return /[*?{]/.test(name) ? listMarkdown(folder).filter((file) => matches(nameOf(file))) : []
}

function listMarkdown(folder: string): string[] {
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : listMarkdown(file)
    return entry.isFile() && MARKDOWN.test(entry.name) ? [file] : []
  })
}
