import fs from 'node:fs'
import path from 'node:path'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {listBlockHeads} from './block-heads.js'
import type {InfimaNames} from './infima-names.js'

/** Files that can name a class or a property. */
const SOURCE = /\.(?:css|s[ac]ss|less|[cm]?[jt]sx?|mdx?)$/
/** Folders that hold no sources of the site. */
const SKIPPED = /^(?:\..*|node_modules|build|dist|out|coverage)$/
/** Files without a use, by path relative to the site: size and time of their last change. */
type Unused = Readonly<Record<string, readonly [size: number, time: number]>>

interface Search {
  siteDir: string
  cacheDir: string
  /** Stylesheets of the configuration, which are the likeliest place; absolute. */
  stylesheets: readonly string[]
  names: InfimaNames
}

/**
 * Whether a file of the site names a property or a class of Infima. Files that didn't are remembered with
 * their size and time, so that only new and changed ones are read again.
 */
export function usesInfima({siteDir, cacheDir, stylesheets, names}: Search): boolean {
  const record = path.join(cacheDir, 'infima.json')
  const known = readCheckedJson<Unused>(record) ?? {}
  const unused: Record<string, readonly [number, number]> = {}
  const isUse = createUseTest(names)
  for (const file of [...stylesheets, ...listSources(siteDir)]) {
    const stat = fs.statSync(file, {throwIfNoEntry: false})
    if (!stat?.isFile()) continue
    const name = path.relative(siteDir, file)
    const state = [stat.size, stat.ctimeMs] as const
    const [size, time] = known[name] ?? []
    const isKnown = size === state[0] && time === state[1]
    if (!isKnown && isUse(fs.readFileSync(file, 'utf8'))) return true
    unused[name] = state
  }
  writeCheckedJson(record, unused)
  return false
}

/** Lists sources with the likeliest folders first. */
function* listSources(folder: string): Generator<string> {
  const entries = fs.readdirSync(folder, {withFileTypes: true})
  const own = entries.filter(({name}) => !SKIPPED.test(name))
  const sorted = own.sort((left, right) => rank(left.name) - rank(right.name))
  for (const entry of sorted) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* listSources(file)
    else if (entry.isFile() && SOURCE.test(entry.name)) yield file
  }
}

function rank(name: string): number {
  return name === 'src' ? 0 : 1
}

/** Creates the test whether a text names a property, or a class where classes are named. */
export function createUseTest({classes}: InfimaNames): (text: string) => boolean {
  const isClass = (word: string) => classes.has(word)
  return (text) => {
    if (text.includes('--ifm-')) return true
    return findClassLists(text).some((list) => list.split(/[\s'"`.,:>+~(){}]+/).some(isClass))
  }
}

/** Returns the parts of a text that hold class names: attributes, calls of `clsx`, selectors. */
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
