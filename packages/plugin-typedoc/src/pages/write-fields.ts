import {writeComment, writeEndBlocks} from '../comments/comment-markdown.js'
import {KIND, type Declaration, type TypeNode} from '../model/declaration.js'
import {parameterName, printType} from '../printing/print-type.js'
import {
  findDefault,
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
  type?: TypeNode
  isRequired?: boolean
  /** Value of an enum member or default, as code. */
  value?: string
}

/** Writes fields with the theme's components. Nested object types follow their field. */
export function writeFields(fields: readonly Field[], context: PageContext): string {
  if (fields.length === 0) return ''
  const items = fields.map((field) => writeField(field, context))
  return `<ParamTable>\n\n${items.join('\n\n')}\n\n</ParamTable>`
}

function writeField(field: Field, context: PageContext): string {
  const {declaration, id, name, type, isRequired, value} = field
  const {comment} = declaration
  const printed = type && printType(type)
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
    urls.length > 1 ? writeReferences([type], context) : '',
    writeEndBlocks(comment, toComments(context))
  ].filter(Boolean)
  const tag = `<ApiField ${attributes.join(' ')}`
  return content.length === 0 ? `${tag} />` : `${tag}>\n\n${content.join('\n\n')}\n\n</ApiField>`
}

/** Creates the fields of properties, accessors and enum members. */
export function propertyFields(members: readonly Declaration[], context: PageContext): Field[] {
  return members.map((member) => {
    const {kind, flags, getSignature, setSignature} = member
    const signature = getSignature ?? setSignature
    const declaration = member.comment ? member : {...member, ...pickComment(signature)}
    const value = findDefault(declaration)
    const type = member.type ?? getSignature?.type ?? setSignature?.parameters[0]?.type
    const words = [
      ...(flags.has('isProtected') ? ['protected'] : []),
      ...(flags.has('isStatic') ? ['static'] : []),
      ...(flags.has('isReadonly') || (getSignature && !setSignature) ? ['readonly'] : [])
    ]
    return {
      declaration,
      id: context.locations.get(member.id)?.hash ?? member.name,
      name: [...words, member.name + (flags.has('isOptional') ? '?' : '')].join(' '),
      ...(type && {type}),
      ...(value !== undefined && kind !== KIND.EnumMember && {value})
    }
  })
}

/** Creates the fields of parameters. */
export function parameterFields(parameters: readonly Declaration[], prefix: string): Field[] {
  return parameters.map((declaration) => {
    const {flags, defaultValue, type} = declaration
    const name = parameterName(declaration.name)
    const value = findDefault(declaration)
    return {
      declaration,
      id: `${prefix}.${name}`,
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
