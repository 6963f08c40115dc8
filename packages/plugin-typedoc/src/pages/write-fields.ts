import {createUniqueNames, slugifyName, type UniqueNames} from '@lectern/shared/url/unique-names'
import {writeComment, writeEndBlocks} from '../comments/comment-markdown.js'
import {KIND, type Declaration, type TypeNode} from '../model/declaration.js'
import {listObjects} from '../model/list-objects.js'
import {printFunctionType, printType} from '../printing/print-type.js'
import {
  findDefault,
  findDescribedDefault,
  findUrl,
  isDeprecated,
  type PageContext,
  toComments,
  writeReferences
} from './page-context.js'

/** A parameter, property or member to show as a field. */
export interface Field {
  declaration: Declaration
  id: string
  name: string
  /** Name without keywords, with the names of the fields around it. */
  path: string
  type?: TypeNode
  isRequired?: boolean
  /** Value of an enum member or default, as code. */
  value?: string
}

/** Writes fields with the theme's components. The fields of nested objects follow their field. */
export function writeFields(fields: readonly Field[], context: PageContext): string {
  if (fields.length === 0) return ''
  const items = fields.flatMap((field) => writeNested(field, {context, ids: createUniqueNames()}))
  return `<ParamTable>\n\n${items.join('\n\n')}\n\n</ParamTable>`
}

/** Maximum depth of nested objects. Deeper ones are part of the type. */
const MAX_DEPTH = 5

function writeNested(
  field: Field,
  page: {context: PageContext; ids: UniqueNames},
  depth = 0
): string[] {
  const nested = depth < MAX_DEPTH ? listNestedFields(field, page.ids) : []
  return [
    writeField(field, {...page, hidesObjects: nested.length > 0}),
    ...nested.flatMap((one) => writeNested(one, page, depth + 1))
  ]
}

/** Creates the fields of the objects in a field, if one of them is described. */
function listNestedFields({id, path, type}: Field, ids: UniqueNames): Field[] {
  const objects = listObjects(type)
  const isDescribed = ({comment, signatures}: Declaration) =>
    [comment, signatures[0]?.comment].some((one) => (one?.summary.length ?? 0) > 0)
  if (!objects.some(({properties}) => properties.some(isDescribed))) return []
  return objects.flatMap(({suffix, properties}) =>
    properties.map((property) => ({
      ...createField(property, `${path}${suffix}.`),
      id: ids.claim(
        `${id}.${/^[\w$-]+$/.test(property.name) ? property.name : slugifyName(property.name)}`
      )
    }))
  )
}

function writeField(
  field: Field,
  {context, hidesObjects}: {context: PageContext; hidesObjects: boolean}
): string {
  const {declaration, id, name, type, isRequired, value} = field
  const {comment, signatures} = declaration
  const [signature] = signatures
  const printed = signature ? printFunctionType(signature) : type && printType(type, {hidesObjects})
  const urls = printed?.references.flatMap((one) => findUrl(context)(one) ?? []) ?? []
  const attributes = [
    `name=${attribute(name)}`,
    `id=${attribute(id)}`,
    ...(printed ? [`type=${attribute(printed.code)}`] : []),
    ...(urls.length === 1 ? [`href=${attribute(urls[0] ?? '')}`] : []),
    ...(value === undefined ? [] : [`default=${attribute(value)}`]),
    ...(isRequired ? ['required'] : []),
    ...(isDeprecated(comment) ? ['deprecated'] : [])
  ]
  const content = [
    writeComment(comment, toComments(context)),
    urls.length > 1 ? writeReferences(printed?.references ?? [], context) : '',
    writeEndBlocks(comment, toComments(context))
  ].filter(Boolean)
  const tag = `<ApiField ${attributes.join(' ')}`
  return content.length === 0 ? `${tag} />` : `${tag}>\n\n${content.join('\n\n')}\n\n</ApiField>`
}

/** Creates the fields of the properties, accessors or members of a declaration. */
export function propertyFields(
  members: readonly Declaration[],
  owner: Declaration,
  context: PageContext
): Field[] {
  return members.map((member) => ({
    ...createField(member, '', owner),
    id: context.locations.get(member.id)?.hash ?? member.name
  }))
}

/** Creates the field of a property. Its ID depends on the page. */
function createField(member: Declaration, prefix: string, owner?: Declaration): Omit<Field, 'id'> {
  const {flags, getSignature, setSignature, signatures} = member
  const signature = getSignature ?? setSignature ?? signatures[0]
  const declaration = member.comment ? member : {...member, ...pickComment(signature)}
  // In types, initial values are code of the schema from which the type is derived.
  const hasValue = owner?.kind === KIND.Class || owner?.kind === KIND.Variable
  const value = hasValue ? findDefault(declaration) : findDescribedDefault(declaration.comment)
  const type = member.type ?? getSignature?.type ?? setSignature?.parameters[0]?.type
  const path = prefix + member.name
  const words = [
    ...(flags.has('isProtected') ? ['protected'] : []),
    ...(flags.has('isStatic') ? ['static'] : []),
    ...(flags.has('isReadonly') || (getSignature && !setSignature) ? ['readonly'] : [])
  ]
  return {
    declaration,
    path,
    name: [...words, path + (flags.has('isOptional') ? '?' : '')].join(' '),
    ...(type && {type}),
    ...(value !== undefined && {value})
  }
}

/** Creates the fields of parameters. */
export function parameterFields(parameters: readonly Declaration[], prefix: string): Field[] {
  return parameters.map((declaration) => {
    const {name, flags, defaultValue, type} = declaration
    const value = findDefault(declaration)
    return {
      declaration,
      id: `${prefix}.${name}`,
      path: name,
      name: flags.has('isRest') ? `...${name}` : name,
      ...(type && {type}),
      isRequired: !flags.has('isOptional') && !flags.has('isRest') && defaultValue === undefined,
      ...(value !== undefined && {value})
    }
  })
}

/** Creates the fields of type parameters, if they're described. */
export function typeParameterFields(parameters: readonly Declaration[], prefix: string): Field[] {
  return parameters
    .filter(({comment}) => comment !== undefined)
    .map((declaration) => ({
      declaration,
      id: `${prefix}.${declaration.name}`,
      name: declaration.name,
      path: declaration.name,
      ...(declaration.type && {type: declaration.type}),
      ...(declaration.default && {value: printType(declaration.default).code})
    }))
}

function pickComment(signature: Declaration | undefined): Pick<Declaration, 'comment'> {
  return signature?.comment ? {comment: signature.comment} : {}
}

/** Writes the value of a JSX attribute. Character references keep it free of syntax. */
function attribute(value: string): string {
  const line = value.replace(/\s+/g, ' ')
  return `"${line.replace(/[&"'<>{}`]/g, (character) => `&#${character.codePointAt(0)};`)}"`
}
