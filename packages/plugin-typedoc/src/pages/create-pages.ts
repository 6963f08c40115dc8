import {fillLabel} from '@lectern/shared/labels/page-labels'
import {cutAtWord} from '@lectern/shared/text/cut-at-word'
import {
  summarize,
  summarizeBriefly,
  writeComment,
  writeEndBlocks
} from '../comments/comment-markdown.js'
import {escapeText, fence, inlineCode} from '../comments/safe-markdown.js'
import type {Labels} from '../labels/labels.js'
import {KIND, type Declaration, type TypeNode} from '../model/declaration.js'
import type {ScopePaths} from '../paths/reference-paths.js'
import {printDeclaration} from '../printing/print-signature.js'
import {
  isDeprecated,
  isPublic,
  type PageContext,
  toComments,
  writeType,
  writeUrl
} from './page-context.js'
import {propertyFields, typeParameterFields, writeFields} from './write-fields.js'
import {writeMember, writeSource} from './write-members.js'

/** A page of a reference, as Markdown without front matter. */
export interface PageDraft {
  path: string
  title: string
  /** Name of the module whose declarations the page describes. Absent for a project without modules. */
  module?: string
  description: string
  markdown: string
}

/** Creates the pages of a module and of everything inside. */
export function createPages(paths: ScopePaths, context: PageContext): PageDraft[] {
  const {kind, name} = paths.scope
  const inner = [
    ...paths.subjects.map(({declaration, path}) => createSubjectPage(declaration, path, context)),
    ...paths.groups.map(({label, path, declarations}) => ({
      path,
      title: context.labels[label],
      description: `${context.labels[label]}: ${cutAtWord(declarations.map(({name}) => name).join(', '))}`,
      markdown: declarations.map((one) => writeMember(one, context, {level: 2})).join('\n\n')
    }))
  ]
  return [
    createScopePage(paths, context),
    ...paths.modules.flatMap((module) => createPages(module, context)),
    ...(kind === KIND.Project ? inner : inner.map((page) => ({...page, module: name})))
  ]
}

/**
 * Creates the first page of a project or module, which lists its declarations. Declarations of other
 * modules that it exports are listed with their own page.
 */
function createScopePage({scope, path, modules}: ScopePaths, context: PageContext) {
  const {labels} = context
  const references = scope.children.filter(({kind}) => kind === KIND.Reference)
  const exported = [...scope.children, ...references.flatMap((one) => findTarget(one, context))]
  const kinds = [
    {label: 'modules' as const, list: modules.map((module) => module.scope)},
    ...KINDS.map(({kind, label}) => ({label, list: exported.filter((one) => one.kind === kind)})),
    {
      label: 'reexports' as const,
      list: references.filter((one) => findTarget(one, context).length === 0)
    }
  ]
  const sections = kinds
    .filter(({list}) => list.length > 0)
    .map(({label, list}) => {
      const sorted = list.toSorted((one, other) => (one.name < other.name ? -1 : 1))
      return `## ${escapeText(labels[label])}\n\n${writeList(sorted, context)}`
    })
  const summary = summarize(scope.comment)
  const comments = toComments(context)
  return {
    path,
    title: scope.name || 'API',
    description: cutAtWord(summary || fillLabel(labels.reference, {name: scope.name})),
    markdown: [
      writeComment(scope.comment, comments),
      ...sections,
      writeEndBlocks(scope.comment, comments)
    ]
      .filter(Boolean)
      .join('\n\n')
  }
}

/** Kinds of declarations with their own pages, in page order. */
export const SUBJECTS = [
  {kind: KIND.Class, label: 'classes'},
  {kind: KIND.Interface, label: 'interfaces'},
  {kind: KIND.Enum, label: 'enums'}
] as const

/** Kinds of declarations in the list of a module. */
const KINDS = [
  ...SUBJECTS,
  {kind: KIND.Function, label: 'functions'},
  {kind: KIND.TypeAlias, label: 'types'},
  {kind: KIND.Variable, label: 'variables'}
] as const

/** Returns the declaration that a re-export refers to, with the name under which it's exported. */
function findTarget({target, name}: Declaration, {declarations}: PageContext): Declaration[] {
  const found = target === undefined ? undefined : declarations.get(target)
  return found && found.kind !== KIND.Reference ? [{...found, name}] : []
}

function writeList(declarations: readonly Declaration[], context: PageContext): string {
  const rows = declarations.map((declaration) => {
    const {id, name, comment, signatures} = declaration
    const location = context.locations.get(id)
    const shown = inlineCode(name)
    const link = location ? `[${shown}](${writeUrl(location)})` : shown
    const own = comment ?? signatures[0]?.comment
    const summary = summarizeBriefly(own)
    const badge = isDeprecated(own)
      ? ` <Badge tone="warning">${escapeText(context.labels.deprecated)}</Badge>`
      : ''
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
  const isShown = (type: TypeNode) => isPublic(type, context)
  const shown = {
    ...declaration,
    extendedTypes: declaration.extendedTypes.filter(isShown),
    implementedTypes: declaration.implementedTypes.filter(isShown)
  }
  const summary = summarize(comment)
  const comments = toComments(context)
  return {
    path,
    title: name,
    description: cutAtWord(summary || fillLabel(context.labels.reference, {name})),
    markdown: [
      fence(printDeclaration(shown), 'ts'),
      writeComment(comment, comments),
      writeHierarchy(shown, context),
      writeSource(declaration, context),
      writeFields(typeParameterFields(typeParameters, 'type'), context),
      writeEndBlocks(comment, comments),
      ...SECTIONS.map(({label, kinds, isFields}) => {
        const members = children.filter(({kind}) => kinds.includes(kind))
        if (members.length === 0) return ''
        const body = isFields
          ? writeFields(propertyFields(members, declaration, context), context)
          : members
              .map((member) => writeMember(member, context, {level: 3, owner: name}))
              .join('\n\n')
        return `## ${escapeText(context.labels[label])}\n\n${body}`
      })
    ]
      .filter(Boolean)
      .join('\n\n')
  }
}

/** Sections of a page, in page order. */
const SECTIONS: readonly {label: keyof Labels; kinds: readonly number[]; isFields?: boolean}[] = [
  {label: 'members', kinds: [KIND.EnumMember], isFields: true},
  {label: 'constructors', kinds: [KIND.Constructor]},
  {label: 'properties', kinds: [KIND.Property, KIND.Accessor], isFields: true},
  {label: 'methods', kinds: [KIND.Method]}
]

/** Writes the parents and children of a class or interface. */
function writeHierarchy(
  {extendedTypes, implementedTypes, extendedBy, implementedBy}: Declaration,
  context: PageContext
): string {
  const line = (label: keyof Labels, types: readonly TypeNode[]) =>
    types.length === 0
      ? []
      : [
          `- ${escapeText(context.labels[label])}: ${types.map((type) => writeType(type, context)).join(', ')}`
        ]
  return [
    ...line('extends', extendedTypes),
    ...line('implements', implementedTypes),
    ...line('extendedBy', extendedBy),
    ...line('implementedBy', implementedBy)
  ].join('\n')
}
