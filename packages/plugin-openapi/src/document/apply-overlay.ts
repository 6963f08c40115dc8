import {readFile} from 'node:fs/promises'
import {resolve} from 'node:path'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {SiteContext, SiteProblem} from '@lectern/types'
import {paths} from 'jsonpath-rfc9535'
import {parseDocument} from 'yaml'
import {findQuoted} from '@lectern/shared/problems/find-quoted'
import {messageOf} from '@lectern/shared/problems/site-problem'

interface Overlaid {
  document: UnknownRecord
  problems: readonly SiteProblem[]
}

/**
 * Applies an overlay (Overlay Specification 1.0) to a copy of a description.
 *
 * @param file - Path of the overlay, relative to the site root.
 */
export async function applyOverlay(
  document: UnknownRecord,
  file: string,
  {siteDir, configSource}: Pick<SiteContext, 'siteDir' | 'configSource'>
): Promise<Overlaid> {
  const text = await readFile(resolve(siteDir, file), 'utf8').catch(() => undefined)
  if (text === undefined) return {document, problems: [missing(file, configSource)]}
  const parsed = parseDocument(text)
  const [error] = parsed.errors
  if (error) {
    const [start] = error.linePos ?? []
    return {document, problems: [invalid(file, messageOf(error).split('\n')[0] ?? '', start?.line)]}
  }
  const overlay: unknown = parsed.toJS({maxAliasCount: 100})
  const actions = isRecord(overlay) ? overlay.actions : undefined
  if (!Array.isArray(actions))
    return {document, problems: [invalid(file, 'it has no `actions` list')]}
  const copy = structuredClone(document) as Record<string, unknown>
  const problems = actions.flatMap((action: unknown, index) =>
    applyAction(copy, action).map((message) => describeAction(message, file, index))
  )
  return {document: copy, problems}
}

/** Applies an action to the document in place. Returns error messages. */
function applyAction(document: Record<string, unknown>, action: unknown): string[] {
  if (!isRecord(action) || typeof action.target !== 'string') return ['has no JSONPath in `target`']
  const found = findTargets(document, action.target)
  if (typeof found === 'string') return [found]
  if (found.length === 0) return [UNUSED]
  // Starts with the last match, so that removing an item doesn't shift the ones before it.
  for (const path of [...found].reverse()) {
    if (action.remove === true) removeAt(document, path)
    else if (action.update !== undefined) updateAt(document, path, action.update)
  }
  return []
}

const UNUSED = "doesn't match anything"

type Path = readonly (string | number)[]

function findTargets(document: unknown, target: string): readonly Path[] | string {
  try {
    // The library's document type is too narrow for parsed data.
    return paths(document as Parameters<typeof paths>[0], target).map(readNormalizedPath)
  } catch (error) {
    return `has an invalid \`target\` (${messageOf(error)})`
  }
}

/** Parses a normalized path (RFC 9535 §2.7), such as `$['paths']['/a'][0]`. */
function readNormalizedPath(path: string | Path): Path {
  if (typeof path !== 'string') return path
  return [...path.matchAll(/\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]/g)].map(([, name, index]) =>
    name === undefined ? Number(index) : name.replace(/\\(['\\])/g, '$1')
  )
}

function removeAt(document: Record<string, unknown>, path: Path): void {
  const last = path.at(-1)
  const parent = findAt(document, path.slice(0, -1))
  if (Array.isArray(parent) && typeof last === 'number') parent.splice(last, 1)
  else if (isRecord(parent) && last !== undefined) delete (parent as Record<string, unknown>)[last]
}

function updateAt(document: Record<string, unknown>, path: Path, update: unknown): void {
  const target = findAt(document, path)
  if (Array.isArray(target)) target.push(update)
  else if (isRecord(target) && isRecord(update)) merge(target as Record<string, unknown>, update)
}

function findAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    document
  )
}

/** Merges objects recursively, concatenates lists, and replaces all other values. */
function merge(target: Record<string, unknown>, update: UnknownRecord): void {
  for (const [key, value] of Object.entries(update)) {
    if (key === '__proto__') continue
    const known = target[key]
    if (isRecord(known) && isRecord(value)) merge(known as Record<string, unknown>, value)
    else if (Array.isArray(known) && Array.isArray(value)) known.push(...value)
    else target[key] = value
  }
}

function describeAction(message: string, file: string, index: number): SiteProblem {
  if (message !== UNUSED) return invalid(file, `the action ${index + 1} ${message}`)
  return {
    code: 'openapi-overlay-unused',
    message: `Action ${index + 1} of the overlay ${file} has no effect: its \`target\` doesn't match anything.`,
    position: {file},
    hint: 'Fix the JSONPath, or remove the action.',
    policy: 'warn'
  }
}

function invalid(file: string, reason: string, line?: number): SiteProblem {
  return {
    code: 'openapi-overlay-invalid',
    message: `The overlay ${file} is invalid: ${reason.replace(/[.:]$/, '')}.`,
    position: {file, ...(line !== undefined && {line})},
    hint: 'Add an `actions` list. Each item needs a `target`, and `update` or `remove`.'
  }
}

function missing(file: string, source: SiteContext['configSource']): SiteProblem {
  return {
    code: 'openapi-missing',
    message: `The overlay ${file} doesn't exist.`,
    position: findQuoted(file, source),
    hint: 'Fix the `overlays` option of the openapi plugin. It is relative to the site root.'
  }
}
