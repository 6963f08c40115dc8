import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {SiteProblem} from '@lectern/types'
import {
  type BaseResolver,
  bundleDocument,
  createConfig,
  detectSpec,
  type Document,
  getTypes,
  lintDocument
} from '@redocly/openapi-core'
import {FileResolver, type FileLimits} from './file-resolver.js'
import {describeFailure, describeProblem, type ProblemPlace} from './spec-problems.js'
import {findEndlessTree} from './tree-size.js'
import {upgradeDocument} from './upgrade-document.js'

/** A description in which all references are internal, so they start with `#`. */
export interface LoadedDocument {
  /** Content of the description. Not set if the file can't be read. */
  document?: UnknownRecord
  problems: readonly SiteProblem[]
  /** Absolute paths of all files that were read. */
  files: readonly string[]
}

const RULES = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'operation-operationId-unique': 'error'
} as const

/**
 * Reads a description and all files it refers to, and validates it against the OpenAPI
 * specification.
 */
export async function loadDocument(
  limits: FileLimits,
  place: ProblemPlace
): Promise<LoadedDocument> {
  const resolver = new FileResolver(limits)
  const read = await resolver
    .resolveDocument<UnknownRecord>(null, limits.file, true)
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
  const files = () => [...resolver.getFiles()].filter((file) => !/^https?:/.test(file))
  if (read instanceof Error)
    return {problems: [describeFailure(resolver.refused[0] ?? read, place)], files: files()}
  const version = findVersion(read.parsed)
  if (version === undefined) return {problems: [unsupported(read.parsed, place)], files: files()}
  const endless = findEndlessTree(read.parsed)
  if (endless) return {problems: [describeEndless(endless, place)], files: files()}
  const problems = await validate(read, resolver, place)
  const isSplit = resolver.cache.size > 1
  const whole = isSplit ? await bundle(read, resolver) : read.parsed
  return {document: upgradeDocument(whole), problems, files: files()}
}

/**
 * Validates a description. The validator follows references recursively, so a long chain of them exceeds
 * the call stack.
 */
async function validate(
  document: Document<UnknownRecord>,
  resolver: FileResolver,
  place: ProblemPlace
): Promise<SiteProblem[]> {
  const config = await createConfig({rules: RULES})
  try {
    const found = await lintDocument({document, config, externalRefResolver: resolver})
    return found.map((problem) => describeProblem(problem, place, resolver.refused))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return [unchecked(place)]
  }
}

async function bundle(
  document: Document<UnknownRecord>,
  externalRefResolver: BaseResolver
): Promise<UnknownRecord> {
  const config = await createConfig({})
  const types = getTypes(detectSpec(document.parsed))
  const result = await bundleDocument({
    document,
    config,
    types,
    externalRefResolver,
    keepUrlRefs: false
  })
  return isRecord(result.bundle.parsed) ? result.bundle.parsed : document.parsed
}

function findVersion(parsed: unknown): string | undefined {
  if (!isRecord(parsed)) return undefined
  try {
    const version = detectSpec(parsed)
    return version.startsWith('oas') ? version : undefined
  } catch {
    // The version is missing or unknown. The caller reports it.
    return undefined
  }
}

function unsupported(parsed: unknown, {file}: ProblemPlace): SiteProblem {
  const version = isRecord(parsed) ? (parsed.openapi ?? parsed.swagger) : undefined
  const found = version === undefined ? 'has no version' : `has the version \`${String(version)}\``
  return {
    code: 'openapi-version-unsupported',
    message: `The description ${file} ${found}, which isn't supported.`,
    position: {file, line: 1},
    hint: 'Set `openapi` to a version from 3.0 to 3.2, e.g. `openapi: 3.1.0`.'
  }
}

function unchecked({file}: ProblemPlace): SiteProblem {
  return {
    code: 'openapi-unchecked',
    policy: 'warn',
    message: `The description ${file} can't be validated, because hundreds of schemas refer to each other.`,
    position: {file, line: 1},
    hint: 'Validate it with a different tool.'
  }
}

function describeEndless(kind: 'cycle' | 'size', {file}: ProblemPlace): SiteProblem {
  if (kind === 'cycle')
    return {
      code: 'openapi-syntax',
      message: `The description ${file} has an alias that contains itself.`,
      position: {file, line: 1},
      hint: 'Use `$ref` for schemas that contain themselves.'
    }
  return {
    code: 'openapi-too-large',
    message: `The description ${file} has more than five million values.`,
    position: {file, line: 1},
    hint: 'Remove aliases that contain many others, or split the description.'
  }
}
