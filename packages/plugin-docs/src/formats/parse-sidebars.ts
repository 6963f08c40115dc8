import type {SiteProblem} from '@lectern/types'
import {findNearest} from '@lectern/shared/text/nearest'
import {checkValue, type Schema} from '@lectern/shared/schema/schema-check'
import {describeValue} from '@lectern/shared/schema/validate-options'
import {findFieldPosition} from '@lectern/shared/problems/find-config-position'
import {findQuoted} from '@lectern/shared/problems/find-quoted'
import {findNestingIssue, MOST_LEVELS, type NestingIssue} from '@lectern/shared/text/nesting-issue'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {
  type CategoryConfig,
  type SidebarItemConfig,
  type SidebarsConfig,
  sidebarItemSchemas
} from './sidebar-config.js'

/** Where an item is, for messages. */
export interface ItemContext {
  subject: string
  file: string
  /** Content of the file. Needed to find the line of an error. */
  text?: string
  /** Name of the sidebar in the file. */
  name?: string
}

type PlainItem = Exclude<SidebarItemConfig, CategoryConfig>

interface ParsedItems {
  items: SidebarItemConfig[]
  problems: SiteProblem[]
}

/**
 * Validates the default export of a sidebars file and expands shorthands. Leaves out invalid items
 * and reports them as `sidebar-invalid`.
 */
export function parseSidebars(
  value: unknown,
  file: string,
  text?: string
): {sidebars: SidebarsConfig; problems: SiteProblem[]} {
  if (!isRecord(value)) {
    return {sidebars: {}, problems: [invalidItem(value, {subject: `The file ${file}`, file})]}
  }
  const parsed = Object.entries(value).map(
    ([name, items]) =>
      [name, parseItems(items, {subject: `Sidebar \`${name}\``, file, text, name})] as const
  )
  return {
    sidebars: Object.fromEntries(parsed.map(([name, {items}]) => [name, items])),
    problems: parsed.flatMap(([, {problems}]) => problems)
  }
}

/** Validates the items of a sidebar and expands shorthands. */
export function parseItems(value: unknown, context: ItemContext): ParsedItems {
  const issue = findNestingIssue(value)
  return issue
    ? {items: [], problems: [describeNesting(issue, context)]}
    : readItems(value, context)
}

function describeNesting({kind, path}: NestingIssue, {subject, file, text, name}: ItemContext) {
  const isFound = text !== undefined && name !== undefined
  const problem: SiteProblem = {
    code: 'sidebar-invalid',
    message:
      kind === 'circular'
        ? `${subject} has a category that contains itself.`
        : `${subject} has more than ${MOST_LEVELS} levels of objects and lists.`,
    position: isFound ? findFieldPosition([name, ...path], {file, text}) : {file},
    hint:
      kind === 'circular'
        ? 'Remove the category from its own items.'
        : 'Move items out of their categories.'
  }
  return problem
}

function readItems(value: unknown, context: ItemContext): ParsedItems {
  const list = isRecord(value) && value.type === undefined ? [value] : value
  if (!Array.isArray(list)) return {items: [], problems: [invalidItem(value, context)]}
  return joinItems(
    list.map((item: unknown, index) =>
      parseItem(item, {...context, subject: `${context.subject}, item ${index + 1}`})
    )
  )
}

function parseItem(value: unknown, context: ItemContext): ParsedItems {
  if (typeof value === 'string') return {items: [{type: 'doc', id: value}], problems: []}
  if (!isRecord(value)) return {items: [], problems: [invalidItem(value, context)]}
  if (value.type === undefined) return parseShorthand(value, context)
  if (value.type === 'category') return parseCategory(value, context)
  const schema = findSchema(value.type)
  if (!schema) return {items: [], problems: [unknownType(value.type, context)]}
  const checked = checkValue(schema, {
    ...context,
    code: 'sidebar-invalid',
    value,
    knownKeys: {'': Object.keys(schema.shape)}
  })
  return {items: checked.value ? [checked.value] : [], problems: checked.problems}
}

/**
 * Parses a shorthand such as `{Guides: ['a'], Reference: ['b']}`, in which each key is the label of
 * a category.
 */
function parseShorthand(value: Record<string, unknown>, context: ItemContext): ParsedItems {
  return joinItems(
    Object.entries(value).map(([label, items]) =>
      parseCategory({type: 'category', label, items}, context)
    )
  )
}

function parseCategory(value: Record<string, unknown>, context: ItemContext): ParsedItems {
  const schema = sidebarItemSchemas.category
  const checked = checkValue(schema, {
    ...context,
    code: 'sidebar-invalid',
    value,
    knownKeys: {'': Object.keys(schema.shape)}
  })
  if (!checked.value) return {items: [], problems: checked.problems}
  const subject = `${context.subject} (\`${checked.value.label}\`)`
  const inner = readItems(checked.value.items ?? [], {...context, subject})
  const category: CategoryConfig = {...checked.value, items: inner.items}
  return {items: [category], problems: inner.problems}
}

function findSchema(type: unknown): (Schema<PlainItem> & {shape: object}) | undefined {
  const {doc, ref, link, html, autogenerated} = sidebarItemSchemas
  return [doc, ref, link, html, autogenerated].find(({shape}) => shape.type.value === type)
}

function joinItems(parts: readonly ParsedItems[]): ParsedItems {
  return {
    items: parts.flatMap(({items}) => items),
    problems: parts.flatMap(({problems}) => problems)
  }
}

function invalidItem(value: unknown, {subject, file}: ItemContext): SiteProblem {
  return {
    code: 'sidebar-invalid',
    message: `${subject} is ${describeValue(value)}, which isn't a valid sidebar item.`,
    position: {file},
    hint: 'Use a doc id, an object with a `type`, a list of them, or `{Label: [items]}`.'
  }
}

function unknownType(type: unknown, {subject, file, text}: ItemContext): SiteProblem {
  const types = Object.keys(sidebarItemSchemas)
  const name = typeof type === 'string' ? type : undefined
  const nearest = name === undefined ? undefined : findNearest(name, types)
  return {
    code: 'sidebar-invalid',
    message:
      name === undefined
        ? `${subject} has an invalid type: ${describeValue(type)}, expected a string.`
        : `${subject} has the unknown type \`${name}\`.`,
    position: name === undefined ? {file} : findQuoted(name, file, text),
    hint: nearest ? `Did you mean \`${nearest}\`?` : `Use one of the types ${types.join(', ')}.`
  }
}
