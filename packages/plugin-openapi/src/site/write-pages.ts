import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {ContentRecipe} from '@lectern/types'
import type {PageRecipe} from './page-recipe.js'

/** Suffix of files that describe the content of a page. */
const ENDING = '.content.json'

/** Writes the recipes of pages to a folder. */
export interface PageWriter {
  /** Writes a page and returns its path, relative to the site root. */
  write(name: string, recipe: PageRecipe): string
  /** Writes a file that isn't a page. */
  writeText(file: string, text: string): void
  /** Deletes the files of pages that no longer exist. */
  finish(): void
}

/**
 * Creates a page writer. It skips unchanged files, so that they keep their modification time. It's
 * synchronous, because waiting for thousands of files takes longer than writing them.
 */
export function createPageWriter(siteDir: string, folder: string): PageWriter {
  const written = new Set<string>()
  const directory = join(siteDir, ...folder.split('/'))
  mkdirSync(directory, {recursive: true})
  const known = new Set(readdirSync(directory))
  const writeText = (file: string, text: string) => {
    const path = join(directory, file)
    if (known.has(file) && readKnown(path) === text) return
    writeFileSync(path, text)
  }
  return {
    write(name, recipe) {
      const file = name + ENDING
      written.add(file)
      writeText(file, JSON.stringify({format: 1, recipe} satisfies ContentRecipe))
      return `${folder}/${file}`
    },
    writeText,
    finish() {
      const old = [...known].filter((file) => file.endsWith(ENDING) && !written.has(file))
      for (const file of old) rmSync(join(directory, file), {force: true})
    }
  }
}

/** Reads a file, unless it has just been deleted or can't be read. It's written again then. */
function readKnown(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
