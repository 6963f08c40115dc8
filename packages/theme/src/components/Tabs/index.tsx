import TabPanel from '@theme/Tabs/Panel'
import {innerHtml} from '../../behavior/markup/inner-html.js'
import {joinClasses} from '../../behavior/markup/join-classes.js'
import {
  readQueryName,
  readTabItems,
  splitClass,
  type TabItemProps,
  type TabsInput,
  type TabValue
} from '../../behavior/tabs/tab-items.js'
import {TABS_SCRIPT} from '../../behavior/tabs/tabs-script.js'

/** Props of `@theme/Tabs`. */
export interface TabsProps extends TabsInput {
  /** Class of the list of tabs. */
  className?: string
}

/** Renders tabs with one selected. `StaticBehavior` changes the selection in the browser. */
export default function Tabs({className, ...input}: TabsProps) {
  const {groupId, block, lazy} = input
  const {tabs, items, selected} = readTabItems(input)
  const query = readQueryName(input)
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
  /** Whether the Tab key reaches this tab. */
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
