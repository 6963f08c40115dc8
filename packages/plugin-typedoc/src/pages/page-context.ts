import type {Labels} from '../labels/labels.js'
import type {Comment, Declaration, TypeNode} from '../model/declaration.js'
import type {Location} from '../paths/reference-paths.js'
import {printType} from '../printing/print-type.js'
import {escapeText, inlineCode} from '../comments/safe-markdown.js'
import {type CommentContext, readBlock} from '../comments/comment-markdown.js'

/** Data that all pages of a reference need. */
export interface PageContext {
  /** Locations of declarations and their members, by ID. */
  locations: ReadonlyMap<number, Location>
  /** Declarations and their members, by ID. */
  declarations: ReadonlyMap<number, Declaration>
  /** Packages that contain the documented code. */
  packages: ReadonlySet<string>
  labels: Labels
}

/** Returns the links and labels for writing comments. */
export function toComments(context: PageContext): CommentContext {
  return {findUrl: findUrl(context), labels: context.labels}
}

/** Returns the link to a declaration, relative to the site. */
export function findUrl({locations}: PageContext): (id: number) => string | undefined {
  return (id) => {
    const location = locations.get(id)
    return location && writeUrl(location)
  }
}

/** Writes the link to a page or section. */
export function writeUrl({path, hash}: Location): string {
  return encodeURI(path) + (hash === undefined ? '' : `#${encodeURIComponent(hash)}`)
}

/** Writes a type as code that links to the declaration, if the type refers to exactly one. */
export function writeType(type: TypeNode | undefined, context: PageContext): string {
  const {code, references} = printType(type)
  const [only, ...others] = references.flatMap((id) => findUrl(context)(id) ?? [])
  return only !== undefined && others.length === 0
    ? `[${inlineCode(code)}](${only})`
    : inlineCode(code)
}

/** Tests whether every declaration that a type refers to is exported or from another project. */
export function isPublic(type: TypeNode, {packages}: PageContext): boolean {
  return ![...printType(type).packages].some((name) => packages.has(name))
}

/** Writes links to all declarations that a type refers to, except to `own`. */
export function writeReferences(
  references: readonly number[],
  context: PageContext,
  own?: number
): string {
  const links = [...new Set(references)].flatMap((id) => {
    const url = id === own ? undefined : findUrl(context)(id)
    return url === undefined
      ? []
      : [`[${inlineCode(context.declarations.get(id)?.name ?? '')}](${url})`]
  })
  return links.length === 0 ? '' : `${escapeText(context.labels.uses)}: ${links.join(', ')}`
}

/** Returns the default value of a property or parameter, as its comment describes it. */
export function findDescribedDefault(comment: Comment | undefined): string | undefined {
  return readBlock(comment, '@defaultValue') ?? readBlock(comment, '@default')
}

/** Returns the default value of a property or parameter, as code. */
export function findDefault({comment, defaultValue}: Declaration): string | undefined {
  return findDescribedDefault(comment) ?? (defaultValue === '...' ? undefined : defaultValue)
}

/** Tests whether a comment marks its declaration as deprecated. */
export function isDeprecated(comment: Comment | undefined): boolean {
  return comment?.blocks.some(({tag}) => tag === '@deprecated') ?? false
}
