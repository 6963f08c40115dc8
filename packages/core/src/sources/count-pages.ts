import fs from 'node:fs'
import path from 'node:path'

/** Number of pages and of folders after which a site isn't small. */
const LIMIT = 200

/**
 * Counts the Markdown files in a folder before its configuration is known. Stops early in large folders.
 *
 * @returns A number of at most about 200. More stands for “many”, and so does a folder with many folders.
 */
export function countPages(folder: string): number {
  let count = 0
  const folders = [folder]
  // The loop also visits the folders that it adds.
  for (const current of folders) {
    if (folders.length > LIMIT || count > LIMIT) return Number.POSITIVE_INFINITY
    for (const entry of readFolder(current)) {
      if (entry.isDirectory()) {
        if (!/^\.|^node_modules$|^build$/.test(entry.name)) folders.push(path.join(current, entry.name))
      } else if (/\.mdx?$/.test(entry.name)) count++
    }
  }
  return count
}

function readFolder(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, {withFileTypes: true})
  } catch {
    // The build reports folders that can't be read.
    return []
  }
}
