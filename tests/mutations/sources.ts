import {readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {listFiles} from '../list-files.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Folders whose pages use every Markdown feature. */
const FOLDERS = [
  'content/docs',
  'content/tests-docs',
  'tests/fixtures/every-kind',
  'tests/fixtures/markdown-features'
]

/** A text to change. */
export interface SourceText {
  /** Relative to the repository. */
  file: string
  text: string
}

/**
 * Markdown and MDX files, sorted. Long ones are shortened, since most changes have local effects.
 */
export function readMarkdownSources(): SourceText[] {
  return FOLDERS.flatMap((folder) => readFolder(folder, /\.mdx?$/)).map(({file, text}) => ({
    file,
    text: text.slice(0, 6000)
  }))
}

/** Data files of sites: categories, tags and authors. */
export function readDataSources(): SourceText[] {
  return FOLDERS.concat('content/blog').flatMap((folder) =>
    readFolder(folder, /(?:_category_\.json|\.ya?ml)$/)
  )
}

function readFolder(folder: string, name: RegExp): SourceText[] {
  return listFiles(path.join(ROOT, folder), name)
    .map((file) => path.posix.join(folder, file))
    .map((file) => ({file, text: readFileSync(path.join(ROOT, file), 'utf8')}))
}
