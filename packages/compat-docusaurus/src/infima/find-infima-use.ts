import fs from 'node:fs'
import path from 'node:path'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {relativePath} from '@lectern/shared/files/relative-path'
import {listSources} from '../site-data/list-code.js'
import {listBlockHeads} from './block-heads.js'
import type {InfimaNames} from './infima-names.js'

/** Matches files that may use Infima's classes or custom properties. */
const SOURCE = /\.(?:css|s[ac]ss|less|[cm]?[jt]sx?|mdx?)$/
/** Size and modification time of files that don't use Infima, by path relative to the site. */
type Unused = Readonly<Record<string, readonly [size: number, time: number]>>

interface Search {
  siteDir: string
  cacheDir: string
  /**
   * Absolute paths of the configured stylesheets. They're checked first, because they're the most
   * likely match.
   */
  stylesheets: readonly string[]
  names: InfimaNames
}

/**
 * Returns whether any file of the site uses Infima's custom properties or classes. Caches the size
 * and modification time of files without a match, so that only new and changed files are read
 * again.
 */
export function usesInfima({siteDir, cacheDir, stylesheets, names}: Search): boolean {
  const record = path.join(cacheDir, 'infima.json')
  const known = readCheckedJson<Unused>(record) ?? {}
  const unused: Record<string, readonly [number, number]> = {}
  const isUse = createUseTest(names)
  for (const file of [...stylesheets, ...listSources(siteDir, SOURCE)]) {
    const stat = fs.statSync(file, {throwIfNoEntry: false})
    if (!stat?.isFile()) continue
    const name = relativePath(siteDir, file)
    const state = [stat.size, stat.ctimeMs] as const
    const [size, time] = known[name] ?? []
    const isKnown = size === state[0] && time === state[1]
    if (!isKnown && isUse(fs.readFileSync(file, 'utf8'))) return true
    unused[name] = state
  }
  writeCheckedJson(record, unused)
  return false
}

/**
 * Creates a function that tests source code for Infima's custom properties, and for its classes
 * where class names are expected.
 */
export function createUseTest({classes}: InfimaNames): (text: string) => boolean {
  const isClass = (word: string) => classes.has(word)
  return (text) => {
    if (text.includes('--ifm-')) return true
    return findClassLists(text).some((list) => list.split(/[\s'"`.,:>+~(){}]+/).some(isClass))
  }
}

/** Returns the parts of source text that contain class names: attributes, `clsx` calls and selectors. */
function findClassLists(text: string): string[] {
  const attributes = /\bclass(?:Name)?=(?:"([^"]*)|'([^']*)|\{([^}]*))/g
  const calls = /\b(?:clsx|classnames|classNames|cx)\(([^)]*)/g
  const lists = [attributes, calls].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match.slice(1).join(' '))
  )
  const selectors = listBlockHeads(text).flatMap(
    (head) => /(?:^|[\s,>+~])\.[\w-].*$/s.exec(head)?.[0] ?? []
  )
  return [...lists, ...selectors]
}
