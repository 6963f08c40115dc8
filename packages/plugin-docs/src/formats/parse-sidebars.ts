import type {SiteProblem, SourcePosition} from '@lectern/types'
import type {FieldPath} from '@lectern/shared/problems/site-problem'
import {findNearest} from '@lectern/shared/text/nearest'
import {checkValue, type Schema} from '@lectern/shared/schema/schema-check'
import {describeValue} from '@lectern/shared/schema/validate-options'
import {findFieldPosition} from '@lectern/shared/problems/find-config-position'
import {findNestingIssue, MAX_LEVELS, type NestingIssue} from '@lectern/shared/text/nesting-issue'
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
  /** Path of the item in the file. Not set for items that aren't in a file. */
  path?: FieldPath
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
      [name, parseItems(items, {subject: `Sidebar \`${name}\``, file, text, path: [name]})] as const
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

function describeNesting({kind, path}: NestingIssue, context: ItemContext) {
  const {subject} = context
  const problem: SiteProblem = {
    code: 'sidebar-invalid',
    message:
      kind === 'circular'
        ? `${subject} has a category that contains itself.`
        : `${subject} has more than ${MAX_LEVELS} levels of objects and lists.`,
    position: positionOf(path, context),
    hint:
      kind === 'circular'
        ? 'Remove the category from its own items.'
        : 'Move items out of their categories.'
  }
  return problem
}

function readItems(value: unknown, context: ItemContext): ParsedItems {
  if (isRecord(value) && value.type === undefined)
    return parseItem(value, {...context, subject: `${context.subject}, item 1`})
  if (!Array.isArray(value)) return {items: [], problems: [invalidItem(value, context)]}
  return joinItems(
    value.map((item: unknown, index) =>
      parseItem(item, {
        ...inside(context, index),
        subject: `${context.subject}, item ${index + 1}`
      })
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
  const checked = checkItem(schema, value, context)
  return {items: checked.value ? [checked.value] : [], problems: checked.problems}
}

/**
 * Parses a shorthand such as `{Guides: ['a'], Reference: ['b']}`, in which each key is the label of
 * a category.
 */
function parseShorthand(value: Record<string, unknown>, context: ItemContext): ParsedItems {
  const entries = Object.entries(value)
  const isShorthand = entries.every(([, items]) => Array.isArray(items) || isRecord(items))
  if (!isShorthand || entries.length === 0)
    return {items: [], problems: [missingType(value, context)]}
  return joinItems(
    entries.map(([label, items]) =>
      parseCategory({type: 'category', label, items}, context, inside(context, label))
    )
  )
}

/** @param itemsContext - Where the items of the category are. */
function parseCategory(
  value: Record<string, unknown>,
  context: ItemContext,
  itemsContext = inside(context, 'items')
): ParsedItems {
  const schema = sidebarItemSchemas.category
  const checked = checkItem(schema, value, context)
  if (!checked.value) return {items: [], problems: checked.problems}
  const subject = `${context.subject} (\`${checked.value.label}\`)`
  const inner = readItems(checked.value.items ?? [], {...itemsContext, subject})
  const {items, problems} = inner
  // Without its invalid items, the category would be reported as empty.
  if (items.length === 0 && problems.length > 0) return inner
  const category: CategoryConfig = {...checked.value, items}
  return {items: [category], problems}
}

function checkItem<Item>(schema: Schema<Item>, value: unknown, context: ItemContext) {
  return checkValue(schema, {
    code: 'sidebar-invalid',
    subject: context.subject,
    value,
    locate: (path) => positionOf(path, context)
  })
}

/** Returns the context of a value in the item. */
function inside(context: ItemContext, key: PropertyKey): ItemContext {
  return {...context, ...(context.path && {path: [...context.path, key]})}
}

/** Returns the position of a value in an item, by its path. */
function positionOf(path: FieldPath, {file, text, path: start}: ItemContext): SourcePosition {
  if (text === undefined || start === undefined) return {file}
  return findFieldPosition([...start, ...path], {file, text})
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

/** Reports an item of another tool, such as `{text: 'Guides', link: '/guides'}`. */
function missingType(value: Record<string, unknown>, context: ItemContext): SiteProblem {
  const keys = Object.keys(value).map((key) => `\`${key}\``)
  const fields = keys.length > 0 ? `, only ${keys.join(', ')}` : ''
  return {
    code: 'sidebar-invalid',
    message: `${context.subject} has no \`type\`${fields}.`,
    position: positionOf([], context),
    hint: `Set \`type\` to one of ${TYPES.join(', ')}, e.g. \`{type: 'category', label: 'Guides', items: ['intro']}\`.`
  }
}

function invalidItem(value: unknown, context: ItemContext): SiteProblem {
  return {
    code: 'sidebar-invalid',
    message: `${context.subject} is ${describeValue(value)}, which isn't a valid sidebar item.`,
    position: positionOf([], context),
    hint: 'Use a doc ID, an object with a `type`, a list of them, or `{Label: [items]}`.'
  }
}

const TYPES = Object.keys(sidebarItemSchemas)

function unknownType(type: unknown, context: ItemContext): SiteProblem {
  const {subject} = context
  const name = typeof type === 'string' ? type : undefined
  const nearest = name === undefined ? undefined : findNearest(name, TYPES)
  return {
    code: 'sidebar-invalid',
    message:
      name === undefined
        ? `${subject} has an invalid type: ${describeValue(type)}, expected a string.`
        : `${subject} has the unknown type \`${name}\`.`,
    position: positionOf(['type'], context),
    hint: nearest ? `Did you mean \`${nearest}\`?` : `Use one of the types ${TYPES.join(', ')}.`
  }
}
