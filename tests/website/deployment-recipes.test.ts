import {readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {cacheControlOf, IMMUTABLE_FOLDERS} from '../../packages/core/src/hosts/immutable-files.js'
import {HOST_FILES} from '../../packages/dev-server/src/preview/find-answer.js'

const MANUAL = new URL('../../content/docs/deployment/aws.md', import.meta.url)

/** An upload in the recipe for object stores. */
interface Upload {
  from: string
  cacheControl: string
  /** Filters of `sync`, in order. The last match wins. */
  filters: {isIncluded: boolean; pattern: RegExp}[]
}

/** Interprets the recipe's commands like a shell and `aws` do. */
function readUploads(): Upload[] {
  const text = readFileSync(MANUAL, 'utf8').replaceAll('\\\n', ' ')
  return [...text.matchAll(/^aws s3 (?:sync|cp) (.*)$/gm)].map(([, line = '']) => {
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? ''
    )
    const readOption = (name: string) => words[words.indexOf(name) + 1] ?? ''
    const filters = words.flatMap((word, index) =>
      /^--(?:in|ex)clude$/.test(word)
        ? [{isIncluded: word === '--include', pattern: globOf(words[index + 1] ?? '')}]
        : []
    )
    return {from: words[0] ?? '', cacheControl: readOption('--cache-control'), filters}
  })
}

/** In patterns of `aws s3`, `*` also matches slashes. */
function globOf(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}

/** Lists the uploads of a file, with their cache headers. */
function findHeaders(file: string): string[] {
  return readUploads().flatMap(({from, cacheControl, filters}) => {
    const path = `build/${file}`
    if (path !== from && !path.startsWith(`${from}/`)) return []
    const below = path.slice(from.length + 1)
    const last = filters.findLast(({pattern}) => pattern.test(below))
    return (last?.isIncluded ?? true) ? [cacheControl] : []
  })
}

describe('the recipe for object stores', () => {
  const files = [
    ...IMMUTABLE_FOLDERS.map((folder) => `${folder}name-0123456789abcdef.ext`),
    'assets/data/index.json',
    'assets/search/default-4a9f3b54bd/index.json',
    'index.html',
    'docs/intro/index.html',
    'img/logo.svg',
    'sitemap.xml',
    'sw.js'
  ]

  test.each(files)('uploads %s once, with its cache lifetime', (file) => {
    expect(findHeaders(file)).toEqual([cacheControlOf(file)])
  })

  test.each([...HOST_FILES])('excludes %s, which is for other hosts', (file) => {
    expect(findHeaders(file)).toEqual([])
  })
})
