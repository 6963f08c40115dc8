import fs from 'node:fs'
import path from 'node:path'

/** Number of pages or folders above which a site is large. */
const LIMIT = 200

/**
 * Counts the Markdown files in a folder. The result only tells small sites from large ones, so
 * counting stops early in large folders.
 *
 * @returns `Infinity` for a large folder.
 */
export function countPages(folder: string): number {
  let count = 0
  const folders = [folder]
  // The loop also iterates over the folders that it adds.
  for (const current of folders) {
    for (const entry of readFolder(current)) {
      if (entry.isDirectory() && !isSkipped(entry.name))
        folders.push(path.join(current, entry.name))
      if (/\.mdx?$/.test(entry.name)) count++
    }
    if (folders.length > LIMIT || count > LIMIT) return Number.POSITIVE_INFINITY
  }
  return count
}

function isSkipped(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules' || name === 'build'
}

function readFolder(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, {withFileTypes: true})
  } catch {
    // The build reports folders that can't be read.
    return []
  }
}
