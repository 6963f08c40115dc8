import fs from 'node:fs'
import path from 'node:path'
import {listImportStatements} from '@lectern/shared/code/import-statements'
import {readFileStats} from '@lectern/shared/files/file-stats'

/** Cache of source files by path relative to the site root. */
export interface SourceTexts {
  /** Returns `undefined` for missing files. */
  read(file: string): string | undefined
  /** Returns a file and the site's files that it imports, nearest first. */
  withImports(file: string): readonly string[]
}

const ENDINGS = ['', '.tsx', '.jsx', '.ts', '.js', '.mdx', '.md', '/index.tsx', '/index.jsx']
/** Matches imports of the site's own files. */
const OWN = /^(?:\.{1,2}|@site)\/./

/** Maximum number of files to search per page. */
const MAXIMUM = 40

/** Creates a cache of source files, to locate findings. */
export function createSourceTexts(siteDir: string): SourceTexts {
  const texts = new Map<string, string | undefined>()
  const lists = new Map<string, readonly string[]>()
  const read = (file: string) => {
    if (!texts.has(file)) texts.set(file, readFile(path.resolve(siteDir, file)))
    return texts.get(file)
  }
  const collect = (first: string) => {
    const files = new Set([first])
    for (const file of files) {
      if (files.size > MAXIMUM) break
      for (const imported of listImports(file, read)) files.add(imported)
    }
    return [...files]
  }
  return {
    read,
    withImports(file) {
      const known = lists.get(file) ?? collect(file)
      lists.set(file, known)
      return known
    }
  }
}

function listImports(file: string, read: SourceTexts['read']): string[] {
  const modules = listImportStatements(read(file) ?? '').map(({module}) => module)
  return modules
    .filter((module) => OWN.test(module))
    .flatMap((target) => {
      const bare = target.startsWith('@site/')
        ? target.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), target)
      const found = ENDINGS.map((ending) => bare + ending).find((name) => read(name) !== undefined)
      return found && /\.(?:mdx?|[jt]sx?)$/.test(found) ? [found] : []
    })
}

function readFile(absolutePath: string): string | undefined {
  if (!readFileStats(absolutePath)) return undefined
  return fs.readFileSync(absolutePath, 'utf8')
}
