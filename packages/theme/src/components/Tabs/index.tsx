import TabPanel from '@theme/Tabs/Panel'
import type {ReactNode} from 'react'
import {innerHtml} from '../../behavior/markup/inner-html.js'
import {joinClasses} from '../../behavior/markup/join-classes.js'
import {
  readTabItems,
  splitClass,
  type TabItemProps,
  type TabValue
} from '../../behavior/tabs/tab-items.js'
import {TABS_SCRIPT} from '../../behavior/tabs/tabs-script.js'

/** Props of `@theme/Tabs`. */
export interface TabsProps {
  /** The tabs in their order; read from the items when absent. */
  values?: readonly TabValue[]
  /** Value of the tab that is open at first; `null` for none. */
  defaultValue?: string | null
  /** Tabs of one group show the same tab, and remember it. */
  groupId?: string
  /** Keep the choice in the address: under this name, or with `true` under that of the group. */
  queryString?: string | boolean
  /** Make the content of a tab when it is first shown; in pages with code only. */
  lazy?: boolean
  /** Share the width among the tabs. */
  block?: boolean
  className?: string
  children?: ReactNode
}

/** Contents of which one is shown; has no state of its own, `installTabs` moves it. */
export default function Tabs({groupId, queryString, className, block, lazy, ...input}: TabsProps) {
  const {tabs, items, selected} = readTabItems(input)
  const query = queryString === true ? groupId : queryString || undefined
  if (queryString === true && !groupId)
    throw new Error('<Tabs queryString> needs a `groupId`, or a name: queryString="platform".')
  const first = selected ?? tabs[0]?.value
  return (
    <div
      className="tabs-container theme-tabs-container"
      data-tabs=""
      data-tabs-group={groupId}
      data-tabs-query={query}
    >
      <div role="tablist" className={joinClasses('tabs', block && 'tabs--block', className)}>
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            tab={tab}
            isSelected={tab.value === selected}
            isFirst={tab.value === first}
          />
        ))}
      </div>
      <div className="tabs-content">
        {items.map(({props}) => (
          <TabPanel
            key={props.value}
            item={props}
            label={findLabel(props, tabs)}
            isShown={props.value === selected}
            lazy={lazy}
          />
        ))}
      </div>
      {(groupId || query) && <span hidden suppressHydrationWarning {...innerHtml(TABS_SCRIPT)} />}
    </div>
  )
}

interface TabProps {
  tab: TabValue
  isSelected: boolean
  /** Whether the Tab key leads to it. */
  isFirst: boolean
}

function Tab({tab, isSelected, isFirst}: TabProps) {
  const {className, rest} = splitClass(tab.attributes)
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isSelected}
      tabIndex={isFirst ? 0 : -1}
      data-value={tab.value}
      {...rest}
      className={joinClasses('tabs__item', isSelected && 'tabs__item--active', className)}
      suppressHydrationWarning
    >
      {tab.label ?? tab.value}
    </button>
  )
}

function findLabel({value, label}: TabItemProps, tabs: readonly TabValue[]): string {
  const shown = tabs.find((tab) => tab.value === value)?.label ?? label
  return typeof shown === 'string' ? shown : value
}
