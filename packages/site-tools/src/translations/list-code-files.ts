import fs from 'node:fs'
import path from 'node:path'

/** Matches excluded folders: packages, tests and hidden folders. */
const SKIPPED = /^(?:node_modules|__tests__|\..*)$/

/** Matches code that can be part of pages, but not tests and type declarations. */
const CODE = /(?<!\.d)(?<!\.test)(?<!\.spec)\.[cm]?[jt]sx?$/

/**
 * Lists the absolute paths of code files below folders, in the order of the folders. Skips missing
 * folders.
 */
export function listCodeFiles(folders: readonly string[]): string[] {
  return [...new Set(folders.flatMap(listFolder))]
}

function listFolder(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  const entries = fs.readdirSync(folder, {withFileTypes: true})
  entries.sort((left, right) => (left.name < right.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : listFolder(file)
    return CODE.test(entry.name) ? [file] : []
  })
}
