import {cutAtWord} from '@lectern/shared/text/cut-at-word'
import {summarize, writeComment, writeEndBlocks} from '../comments/comment-markdown.js'
import {escapeText, fence, inlineCode} from '../comments/safe-markdown.js'
import {KIND, type Declaration, type TypeNode} from '../model/declaration.js'
import type {ScopePaths} from '../paths/reference-paths.js'
import {printDeclaration} from '../printing/print-signature.js'
import {findUrl, isDeprecated, type PageContext, writeType, writeUrl} from './page-context.js'
import {propertyFields, typeParameterFields, writeFields} from './write-fields.js'
import {writeMember, writeSource} from './write-members.js'

/** A page of a reference, as Markdown without front matter. */
export interface PageDraft {
  path: string
  title: string
  description: string
  markdown: string
}

/** Creates the pages of a module and of everything inside. */
export function createPages(paths: ScopePaths, context: PageContext): PageDraft[] {
  return [
    createScopePage(paths, context),
    ...paths.modules.flatMap((module) => createPages(module, context)),
    ...paths.subjects.map(({declaration, path}) => createSubjectPage(declaration, path, context)),
    ...paths.groups.map(({title, path, declarations}) => ({
      path,
      title,
      description: `${title}: ${cutAtWord(declarations.map(({name}) => name).join(', '))}`,
      markdown: declarations.map((one) => writeMember(one, context, {level: 2})).join('\n\n')
    }))
  ]
}

/** Creates the first page of a project or module, which lists its declarations. */
function createScopePage(
  {scope, path, modules, subjects, groups}: ScopePaths,
  context: PageContext
) {
  const kinds = [
    {title: 'Modules', list: modules.map((module) => module.scope)},
    ...SUBJECTS.map(({kind, title}) => ({
      title,
      list: subjects.map(({declaration}) => declaration).filter((one) => one.kind === kind)
    })),
    ...groups.map(({title, declarations}) => ({title, list: declarations})),
    {title: 'Re-exports', list: scope.children.filter(({kind}) => kind === KIND.Reference)}
  ]
  const sections = kinds
    .filter(({list}) => list.length > 0)
    .map(({title, list}) => `## ${title}\n\n${writeList(list, context)}`)
  const summary = summarize(scope.comment)
  return {
    path,
    title: scope.name || 'API',
    description: cutAtWord(summary || `API reference of ${scope.name}`),
    markdown: [
      writeComment(scope.comment, findUrl(context)),
      ...sections,
      writeEndBlocks(scope.comment, findUrl(context))
    ]
      .filter(Boolean)
      .join('\n\n')
  }
}

/** Kinds of declarations with their own pages, in page order. */
export const SUBJECTS = [
  {kind: KIND.Class, title: 'Classes'},
  {kind: KIND.Interface, title: 'Interfaces'},
  {kind: KIND.Enum, title: 'Enums'}
] as const

function writeList(declarations: readonly Declaration[], context: PageContext): string {
  const rows = declarations.map((declaration) => {
    const {id, name, comment, signatures} = declaration
    const location = context.locations.get(id)
    const shown = inlineCode(name)
    const link = location ? `[${shown}](${writeUrl(location)})` : shown
    const own = comment ?? signatures[0]?.comment
    const summary = summarize(own)
    const badge = isDeprecated(own) ? ' <Badge tone="warning">deprecated</Badge>' : ''
    return `- ${link}${badge}${summary === '' ? '' : `: ${escapeText(summary)}`}`
  })
  return rows.join('\n')
}

/** Creates the page of a class, interface or enum. */
function createSubjectPage(
  declaration: Declaration,
  path: string,
  context: PageContext
): PageDraft {
  const {name, comment, children, typeParameters} = declaration
  const summary = summarize(comment)
  const url = findUrl(context)
  return {
    path,
    title: name,
    description: cutAtWord(summary || `API reference of ${name}`),
    markdown: [
      fence(printDeclaration(declaration), 'ts'),
      writeComment(comment, url),
      writeHierarchy(declaration, context),
      writeSource(declaration),
      writeFields(typeParameterFields(typeParameters, 'type'), context),
      writeEndBlocks(comment, url),
      ...SECTIONS.map(({title, kinds, isFields}) => {
        const members = children.filter(({kind}) => kinds.includes(kind))
        if (members.length === 0) return ''
        const body = isFields
          ? writeFields(propertyFields(members, context), context)
          : members
              .map((member) => writeMember(member, context, {level: 3, owner: name}))
              .join('\n\n')
        return `## ${title}\n\n${body}`
      })
    ]
      .filter(Boolean)
      .join('\n\n')
  }
}

/** Sections of a page, in page order. */
const SECTIONS: readonly {title: string; kinds: readonly number[]; isFields?: boolean}[] = [
  {title: 'Members', kinds: [KIND.EnumMember], isFields: true},
  {title: 'Constructors', kinds: [KIND.Constructor]},
  {title: 'Properties', kinds: [KIND.Property, KIND.Accessor], isFields: true},
  {title: 'Methods', kinds: [KIND.Method]}
]

/** Writes the parents and children of a class or interface. */
function writeHierarchy(
  {extendedTypes, implementedTypes, extendedBy, implementedBy}: Declaration,
  context: PageContext
): string {
  const line = (title: string, types: readonly TypeNode[]) =>
    types.length === 0
      ? []
      : [`- ${title}: ${types.map((type) => writeType(type, context)).join(', ')}`]
  return [
    ...line('Extends', extendedTypes),
    ...line('Implements', implementedTypes),
    ...line('Extended by', extendedBy),
    ...line('Implemented by', implementedBy)
  ].join('\n')
}
