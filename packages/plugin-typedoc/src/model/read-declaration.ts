import {isRecord} from '@lectern/shared/text/unknown-record'
import {createUniqueNames} from '@lectern/shared/url/unique-names'
import type {Comment, CommentPart, Declaration, DeclarationSource, TypeNode} from './declaration.js'

/** Maximum depth of nested declarations. Deeper ones are omitted. */
const MAX_DEPTH = 60

/**
 * Reads a declaration from TypeDoc's JSON. Fields that are missing or have the wrong type are
 * treated as empty, because each release of TypeDoc adds and removes some.
 */
export function readDeclaration(value: unknown, depth = 0): Declaration | undefined {
  if (!isRecord(value) || typeof value.id !== 'number' || depth > MAX_DEPTH) return undefined
  const list = (field: unknown) => readList(field, (item) => readDeclaration(item, depth + 1))
  const getSignature = readDeclaration(value.getSignature, depth + 1)
  const setSignature = readDeclaration(value.setSignature, depth + 1)
  const comment = readComment(value.comment)
  return {
    id: value.id,
    name: typeof value.name === 'string' ? value.name : '',
    kind: typeof value.kind === 'number' ? value.kind : 0,
    flags: readFlags(value.flags),
    ...(comment && {comment}),
    children: list(value.children),
    signatures: list(value.signatures),
    ...(getSignature && {getSignature}),
    ...(setSignature && {setSignature}),
    indexSignatures: list(value.indexSignatures),
    parameters: nameParameters(list(value.parameters), value),
    typeParameters: list(value.typeParameters),
    ...readTypes(value),
    ...(typeof value.defaultValue === 'string' && {defaultValue: value.defaultValue}),
    sources: readList(value.sources, readSource),
    ...(typeof value.target === 'number' && {target: value.target})
  }
}

/** Kind of a signature of a function. */
const CALL_SIGNATURE = 4096

/** Names the destructured parameters, which TypeDoc names `__namedParameters`. */
function nameParameters(
  parameters: readonly Declaration[],
  {name, kind}: Readonly<Record<string, unknown>>
): Declaration[] {
  const isComponent = kind === CALL_SIGNATURE && typeof name === 'string' && /^[A-Z]/.test(name)
  const names = createUniqueNames()
  return parameters.map((parameter) =>
    parameter.name === '__namedParameters'
      ? {...parameter, name: names.claim(isComponent ? 'props' : 'options')}
      : parameter
  )
}

function readTypes(value: Readonly<Record<string, unknown>>) {
  return {
    ...(isRecord(value.type) && {type: value.type}),
    ...(isRecord(value.default) && {default: value.default}),
    extendedTypes: readList(value.extendedTypes, readType),
    implementedTypes: readList(value.implementedTypes, readType),
    extendedBy: readList(value.extendedBy, readType),
    implementedBy: readList(value.implementedBy, readType),
    ...(isRecord(value.inheritedFrom) && {inheritedFrom: value.inheritedFrom})
  }
}

/** Reads a list, and leaves out the items that can't be read. */
export function readList<Item>(value: unknown, read: (item: unknown) => Item | undefined): Item[] {
  return Array.isArray(value) ? value.flatMap((item) => read(item) ?? []) : []
}

/** Reads a type, or returns `undefined` if the value isn't an object. */
export function readType(value: unknown): TypeNode | undefined {
  return isRecord(value) ? value : undefined
}

function readFlags(value: unknown): ReadonlySet<string> {
  if (!isRecord(value)) return new Set()
  return new Set(Object.keys(value).filter((name) => value[name] === true))
}

function readSource(value: unknown): DeclarationSource | undefined {
  if (!isRecord(value) || typeof value.fileName !== 'string') return undefined
  const {fileName, line, url} = value
  return {
    file: fileName,
    line: typeof line === 'number' ? line : 1,
    ...(typeof url === 'string' && {url})
  }
}

function readComment(value: unknown): Comment | undefined {
  if (!isRecord(value)) return undefined
  return {
    summary: readList(value.summary, readPart),
    blocks: readList(value.blockTags, (block) => {
      if (!isRecord(block) || typeof block.tag !== 'string') return undefined
      const {tag, name} = block
      const content = readList(block.content, readPart)
      return {tag, ...(typeof name === 'string' && {name}), content}
    })
  }
}

function readPart(value: unknown): CommentPart | undefined {
  if (!isRecord(value) || typeof value.text !== 'string') return undefined
  const {kind, text, tag, target} = value
  if (kind === 'code') return {kind, text}
  if (kind !== 'inline-tag') return {kind: 'text', text}
  return {
    kind,
    text,
    ...(typeof tag === 'string' && {tag}),
    ...((typeof target === 'number' || typeof target === 'string') && {target})
  }
}
