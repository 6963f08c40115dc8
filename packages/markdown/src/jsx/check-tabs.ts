import {sortByDistance} from '@lectern/shared/text/nearest'
import type {StaticProps, StaticValue} from '@lectern/types'
import type {Nodes, Root, RootContent} from 'hast'
import {type CompileState, reportProblem} from '../state/compile-state.js'
import {type JsxElement, walkHtml} from '../tree/tree-nodes.js'
import {isJsx, readJsxProps} from './rehype-static-jsx.js'
import type {StaticNames} from './static-components.js'

/**
 * Checks tabs with literal items (`tabs-empty`, `tabs-child-invalid`, `tab-value-missing`,
 * `tab-value-duplicate`, `tabs-default-unknown`, `tabs-query-unnamed`). If the items are computed,
 * the component checks them and throws.
 */
export function checkTabs(tree: Root, names: StaticNames, state: CompileState): void {
  if (![...names.values()].includes('Tabs') || !state.text.includes('<')) return
  walkHtml(tree, (node) => {
    if (isJsx(node) && names.get(node.name ?? '') === 'Tabs') checkGroup(node, names, state)
  })
}

function checkGroup(group: JsxElement, names: StaticNames, state: CompileState): void {
  const props = readJsxProps(group, {values: {}})
  const children = group.children.filter((child) => !isBlank(child))
  const items = children.filter((child) => isItem(child, names))
  if (props?.queryString === true && props.groupId === undefined) reportUnnamed(group, state)
  if (!props || children.some((child) => isComputed(child, names))) return
  const invalid = children.find((child) => !isItem(child, names))
  if (invalid) reportInvalidChild(invalid, state)
  else if (items.length === 0) reportEmpty(group, state)
  else checkValues(group, props, items, state)
}

function isItem(node: Nodes, names: StaticNames): node is JsxElement {
  return isJsx(node) && names.get(node.name ?? '') === 'TabItem'
}

/**
 * Returns whether a node is known only after rendering: an expression, one of the page's components,
 * or an overridden component.
 */
function isComputed(node: RootContent, names: StaticNames): boolean {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return true
  return isJsx(node) && (node.name === null || (/^[A-Z]/.test(node.name) && !isItem(node, names)))
}

function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function reportInvalidChild(node: RootContent, state: CompileState): void {
  const name = isJsx(node) ? node.name : node.type === 'element' ? node.tagName : undefined
  reportProblem(state, node.position, {
    code: 'tabs-child-invalid',
    message: `\`<Tabs>\` contains ${name ? `\`<${name}>\`` : 'text'} outside its \`<TabItem>\` elements.`,
    hint: 'Move the content into a tab, e.g. `<TabItem value="npm">`.'
  })
}

function reportUnnamed(group: JsxElement, state: CompileState): void {
  reportProblem(state, group.position, {
    code: 'tabs-query-unnamed',
    message: '`<Tabs queryString>` has neither a parameter name nor a `groupId`.',
    hint: 'Name the URL parameter, e.g. `queryString="platform"`, or add a `groupId`.'
  })
}

function reportEmpty(group: JsxElement, state: CompileState): void {
  reportProblem(state, group.position, {
    code: 'tabs-empty',
    message: '`<Tabs>` has no `<TabItem>`.',
    hint: 'Add a tab, e.g. `<TabItem value="npm">`, or remove `<Tabs>`.'
  })
}

function checkValues(
  group: JsxElement,
  props: StaticProps,
  items: readonly JsxElement[],
  state: CompileState
): void {
  const found: string[] = []
  for (const item of items) {
    const own = readJsxProps(item, {values: {}})
    // A computed value can't be checked.
    if (!own) return
    if (typeof own.value !== 'string' && typeof own.value !== 'number') reportMissing(item, state)
    else if (found.includes(String(own.value))) reportDuplicate(item, String(own.value), state)
    else found.push(String(own.value))
  }
  const values = listValues(props.values) ?? found
  const duplicate = values.find((value, index) => values.indexOf(value) < index)
  if (duplicate !== undefined) reportDuplicate(group, duplicate, state)
  checkDefault(group, props.defaultValue, values, state)
}

function listValues(values: StaticValue): string[] | undefined {
  if (!Array.isArray(values)) return undefined
  return values.flatMap((entry: StaticValue) => {
    const value =
      typeof entry === 'object' && entry !== null && 'value' in entry ? entry.value : undefined
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
  })
}

function reportMissing(item: JsxElement, state: CompileState): void {
  reportProblem(state, item.position, {
    code: 'tab-value-missing',
    message: 'A `<TabItem>` has no `value`.',
    hint: 'Add a unique value, e.g. `<TabItem value="npm">`.'
  })
}

function reportDuplicate(node: JsxElement, value: string, state: CompileState): void {
  reportProblem(state, node.position, {
    code: 'tab-value-duplicate',
    message: `The tab value \`${value}\` is used twice in one group.`,
    hint: 'Give each tab a unique `value`.'
  })
}

function checkDefault(
  group: JsxElement,
  value: StaticValue,
  values: readonly string[],
  state: CompileState
): void {
  if (value === undefined || value === null || values.includes(String(value))) return
  reportProblem(state, group.position, {
    code: 'tabs-default-unknown',
    message: `The \`defaultValue\` \`${String(value)}\` isn't the value of any tab.`,
    hint: `Use one of: ${sortByDistance(String(value), values).join(', ')}. Or \`{null}\` to select no tab.`
  })
}
