import path from 'node:path'
import {hash} from 'node:crypto'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import type {JsonValue} from '@lectern/types'
import type {RenderJob} from '@lectern/prerender'

/**
 * The inputs of a page. A page's key consists of their hashes in this order, so comparing two keys
 * shows which input has changed.
 */
export const PAGE_INPUTS = [
  'generator',
  'code',
  'site',
  'data',
  'head',
  'text',
  'references'
] as const
export type PageInput = (typeof PAGE_INPUTS)[number]

/** Separates the hashes of the inputs in a key. */
const SEPARATOR = '.'

interface KeySettings {
  /** Hash of the rendering code. */
  rendererHash: string
  /** Entry file of the server bundle. Its filename contains a hash of its code. */
  serverEntry: string
}

/**
 * Creates a function that computes the key of a page from its inputs. Keys don't contain absolute
 * paths, because modules are identified by a hash of their code.
 */
export function createPageKeys({
  rendererHash,
  serverEntry
}: KeySettings): (job: RenderJob) => string {
  // Most pages share these values, and comparing text is faster than hashing it.
  const hashes = new Map<string, string>()
  const hashShared = (value: unknown) => {
    const text = JSON.stringify(value)
    const known = hashes.get(text) ?? shortHash(text)
    hashes.set(text, known)
    return known
  }
  const nameValue = createValueNames()
  const generator = shortHash(rendererHash)
  return (job) => {
    const {page, contents} = job
    const parts: Readonly<Record<PageInput, string>> = {
      generator,
      code: hashShared([serverEntry, ...listCode(job, nameValue)]),
      site: hashShared([
        job.baseUrl,
        job.lang,
        job.direction,
        job.generator,
        job.compatibility,
        job.isSiteHidden,
        job.policy,
        job.notes,
        job.bodyStart,
        job.bodyEnd
      ]),
      data: shortHash(
        [
          page.path,
          JSON.stringify([
            page.isFolder,
            page.open,
            page.missingLocales,
            page.plugin,
            job.source !== undefined
          ]),
          ...nameProps(page, nameValue)
        ].join('\n')
      ),
      head: shortHash(JSON.stringify(job.head)),
      text: shortHash(
        JSON.stringify(
          contents.map(({record, excerpt, isUntranslated}) =>
            isUntranslated ? [record, excerpt, isUntranslated] : [record, excerpt]
          )
        )
      ),
      references: shortHash(JSON.stringify(contents.map(({tokens}) => tokens)))
    }
    return PAGE_INPUTS.map((name) => parts[name]).join(SEPARATOR)
  }
}

/**
 * Hashes the props of a page.
 *
 * @throws SiteError `plugin-failed` for props that can't be serialized.
 */
function nameProps(
  {path: pagePath, props}: RenderJob['page'],
  nameValue: (value: JsonValue | undefined) => string
): string[] {
  try {
    return Object.entries(props).map(([name, value]) => `${name} ${nameValue(value)}`)
  } catch (error) {
    const [reason] = messageOf(error).split('\n')
    throw new SiteError(
      {
        code: 'plugin-failed',
        message: `The props of the page ${pagePath} can't be serialized as JSON: ${reason}.`,
        hint: 'Use only strings, numbers, booleans, arrays and plain objects in the plugin that creates the page.'
      },
      {cause: error}
    )
  }
}

/** Lists the parts of a page's code that affect its HTML. */
function listCode(job: RenderJob, nameValue: (value: JsonValue | undefined) => string): unknown[] {
  const {page, contents, serverModule, script, startScript, preloads, styles, integrity} = job
  return [
    page.client,
    page.component,
    page.module,
    nameValue(page.styles),
    path.basename(serverModule),
    script,
    startScript,
    nameValue(preloads),
    nameValue(styles),
    // These filenames contain content hashes.
    integrity !== undefined,
    contents.map((content) => [
      content.serverModule && path.basename(content.serverModule),
      content.clientModule
    ])
  ]
}

/** Maximum length of values that are included in a key as is. Longer ones are hashed. */
const LONG = 500

/**
 * Creates a function that returns a key for the content of a value. Hashes of objects are cached,
 * because pages often share them, e.g. sidebar categories or the files of a feature.
 */
function createValueNames(): (value: JsonValue | undefined) => string {
  const hashes = new WeakMap<object, string>()
  return (value) => {
    const known = value instanceof Object ? hashes.get(value) : undefined
    if (known !== undefined) return known
    const text = JSON.stringify(value) ?? ''
    if (!(value instanceof Object) || text.length < LONG) return text
    const name = `#${shortHash(text)}`
    hashes.set(value, name)
    return name
  }
}

/** Returns the hash of each input in a key, or nothing if the key has a different format. */
export function readPageKey(key: string): Readonly<Partial<Record<PageInput, string>>> {
  const hashes = key.split(SEPARATOR)
  if (hashes.length !== PAGE_INPUTS.length) return {}
  return Object.fromEntries(PAGE_INPUTS.map((name, index) => [name, hashes[index]]))
}

/**
 * Returns a 60-bit hash, which is long enough to tell versions of a page apart and short enough to
 * store for each input.
 */
function shortHash(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 10)
}
