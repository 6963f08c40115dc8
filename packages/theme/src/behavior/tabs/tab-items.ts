import {
  Children,
  cloneElement,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode
} from 'react'

/** A tab of `@theme/Tabs`. */
export interface TabValue {
  /** Value of the tab, unique in its group. */
  value: string
  /** Label of the tab. Defaults to the value. */
  label?: ReactNode
  /** Attributes of the tab's button. */
  attributes?: Record<string, unknown>
  /** Whether the tab is initially selected. */
  default?: boolean
}

/** Props of `@theme/TabItem`. */
export interface TabItemProps extends TabValue {
  /** Class of the content. */
  className?: string
  /** Whether the content is hidden. */
  hidden?: boolean
  /** Content of the tab. */
  children?: ReactNode
}

/** A group of tabs, ready for rendering. */
export interface TabGroup {
  tabs: readonly TabValue[]
  items: readonly ReactElement<TabItemProps>[]
  /** Absent if all tabs are initially closed. */
  selected: string | undefined
}

/** Props of a group, without its style. */
export interface TabsInput {
  /** Tabs in order. By default, the items define them. */
  values?: readonly TabValue[]
  /** Value of the initially selected tab, or `null` for none. Defaults to the first tab. */
  defaultValue?: string | null
  /** Name of the group. Tabs with the same group are synchronized, and the selection is stored. */
  groupId?: string
  /** URL parameter that stores the selection. `true` uses the name of the group. */
  queryString?: string | boolean
  /** Whether to render a tab's content only once it's selected. Only affects live pages. */
  lazy?: boolean
  /** Whether the tabs fill the available width. */
  block?: boolean
  /** `<TabItem>` elements. */
  children?: ReactNode
}

/**
 * Reads tabs from the children of `<Tabs>`.
 *
 * @throws Error for a child that isn't a `TabItem`, a duplicate value, or an unknown default.
 */
export function readTabItems({children, values, defaultValue}: TabsInput): TabGroup {
  const items = Children.toArray(children)
    .filter((child) => !isBlank(child))
    .map(needItem)
  const tabs = values ?? items.map(({props}) => props)
  const names = tabs.map(({value}) => value)
  const duplicate = names.find((value, index) => names.indexOf(value) < index)
  if (names.length === 0) throw new Error('<Tabs> has no <TabItem>.')
  if (duplicate !== undefined)
    throw new Error(`Two tabs of one group have the value "${duplicate}".`)
  return {tabs, items, selected: findSelected(tabs, defaultValue)}
}

function isBlank(node: ReactNode): boolean {
  return typeof node === 'string' && node.trim() === ''
}

function needItem(child: ReactNode): ReactElement<TabItemProps> {
  if (isValidElement<TabItemProps>(child)) {
    const value: unknown = child.props.value
    if (typeof value === 'string') return child
    if (typeof value === 'number') return cloneElement(child, {value: String(value)})
  }
  throw new Error('Every child of <Tabs> must be a <TabItem> with a `value`.')
}

function findSelected(
  tabs: readonly TabValue[],
  wanted: string | null | undefined
): string | undefined {
  if (wanted === null) return undefined
  if (wanted === undefined) return (tabs.find((tab) => tab.default) ?? tabs[0])?.value
  if (tabs.some(({value}) => value === wanted)) return wanted
  const all = tabs.map(({value}) => value).join(', ')
  throw new Error(`The \`defaultValue\` of <Tabs> is "${wanted}", but the tabs are ${all}.`)
}

/**
 * Returns the URL parameter that stores the selection, if any.
 *
 * @throws Error for `queryString` without a name in a group without a name.
 */
export function readQueryName({groupId, queryString}: TabsInput): string | undefined {
  if (queryString === true && !groupId)
    throw new Error('<Tabs queryString> needs a name, e.g. queryString="platform", or a `groupId`.')
  return queryString === true ? groupId : queryString || undefined
}

/** Separates the author's class from the other attributes of a tab's button. */
export function splitClass({className, ...rest}: Record<string, unknown> = {}): {
  className: string | undefined
  rest: ComponentProps<'button'>
} {
  return {className: typeof className === 'string' ? className : undefined, rest}
}
