import {findBlocks, writeComment, writeEndBlocks, writeParts} from '../comments/comment-markdown.js'
import {escapeText, fence, inlineCode} from '../comments/safe-markdown.js'
import {isScriptUrl} from '@lectern/shared/url/url-path'
import {KIND, type Declaration} from '../model/declaration.js'
import {printType} from '../printing/print-type.js'
import {printDeclaration, printMemberName, printSignature} from '../printing/print-signature.js'
import {type PageContext, toComments, writeReferences, writeType} from './page-context.js'
import {parameterFields, propertyFields, typeParameterFields, writeFields} from './write-fields.js'

/** Writes a function, method, constructor, type or variable with its heading. */
export function writeMember(
  member: Declaration,
  context: PageContext,
  {level, owner = ''}: {level: 2 | 3; owner?: string}
): string {
  const {name, kind, comment, signatures} = member
  const id = context.locations.get(member.id)?.hash ?? name
  const isCalled = signatures.length > 0
  const title = kind === KIND.Constructor ? `new ${owner}()` : name + (isCalled ? '()' : '')
  const body = isCalled
    ? signatures.map((signature, index) =>
        writeSignature(
          {...(comment && {comment}), ...signature},
          {
            context,
            id: index === 0 ? id : `${id}-${index + 1}`,
            prefix: kind === KIND.Function ? `function ${name}` : printMemberName(member, owner)
          }
        )
      )
    : [writeBody(member, context, id)]
  return [
    `${'#'.repeat(level)} ${inlineCode(title)} {#${id}}`,
    ...body,
    writeSource(member, context)
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Writes the code, comment and properties of a declaration without signatures. */
function writeBody(declaration: Declaration, context: PageContext, id: string): string {
  const {comment, type, typeParameters, children, id: own} = declaration
  const fields = listProperties(declaration)
  return [
    fence(printDeclaration(declaration), 'ts'),
    writeComment(comment, toComments(context)),
    writeFields(typeParameterFields(typeParameters, id), context),
    writeFields(propertyFields(fields, declaration, context), context),
    children.length === 0 ? writeReferences(printType(type).references, context, own) : '',
    writeEndBlocks(comment, toComments(context))
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Lists the properties of an object type. */
function listProperties({kind, children}: Declaration): readonly Declaration[] {
  return kind === KIND.TypeAlias || kind === KIND.Variable ? children : []
}

function writeSignature(
  signature: Declaration,
  {context, id, prefix}: {context: PageContext; id: string; prefix: string}
): string {
  const {comment, parameters, type} = signature
  // The page of a class describes its type parameters once.
  const isConstructor = prefix.startsWith('new ')
  const typeParameters = isConstructor ? [] : signature.typeParameters
  const comments = toComments(context)
  const [returns] = findBlocks(comment, '@returns')
  const isShown = returns !== undefined || type?.type !== 'intrinsic'
  return [
    fence(printSignature({...signature, typeParameters}, prefix), 'ts'),
    writeComment(comment, comments),
    writeFields(
      [...typeParameterFields(typeParameters, id), ...parameterFields(parameters, id)],
      context
    ),
    type && isShown && !isConstructor
      ? writeParts(
          returns?.content ?? [],
          comments.findUrl,
          `**${escapeText(context.labels.returns)}** ${writeType(type, context)}${returns ? ':' : ''}`
        )
      : '',
    writeEndBlocks(comment, comments)
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Writes where a declaration is defined, with a link if TypeDoc knows the repository. */
export function writeSource(
  {sources, inheritedFrom}: Declaration,
  {labels}: Pick<PageContext, 'labels'>
): string {
  const [source] = sources
  if (!source || inheritedFrom) return ''
  const label = inlineCode(`${source.file}:${source.line}`)
  const isLinked =
    source.url !== undefined && /^https?:/.test(source.url) && !isScriptUrl(source.url)
  const place = isLinked ? `[${label}](<${encodeURI(source.url ?? '')}>)` : label
  return `${escapeText(labels.definedIn)} ${place}`
}
