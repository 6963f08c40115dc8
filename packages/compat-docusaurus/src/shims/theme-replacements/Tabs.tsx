import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
import {splitClass, type TabsInput} from '@lectern/theme/behavior/tabs/tab-items'
import type {KeyboardEvent} from 'react'
import {TabsProvider, useTabs, useTabsContextValue} from '../theme-common/tabs-context.js'

interface TabsProps extends TabsInput {
  className?: string
}

/**
 * Tabs whose items read the selected value from a context. Used by projects that override
 * `TabItem`.
 */
export default function Tabs({className, ...input}: TabsProps) {
  return (
    <TabsProvider value={useTabsContextValue(input)}>
      <div className="tabs-container theme-tabs-container">
        <TabList className={className} />
        <div className="tabs-content">{input.children}</div>
      </div>
    </TabsProvider>
  )
}

function TabList({className}: {className?: string | undefined}) {
  const {tabValues, selectedValue, selectValue, block} = useTabs()
  return (
    <div role="tablist" className={joinClasses('tabs', block && 'tabs--block', className)}>
      {tabValues.map(({value, label, attributes}, index) => {
        const {className: own, rest} = splitClass(attributes)
        const isSelected = value === selectedValue
        const isFirst = selectedValue === undefined && index === 0
        return (
          <button
            type="button"
            role="tab"
            key={value}
            aria-selected={isSelected}
            tabIndex={isSelected || isFirst ? 0 : -1}
            onClick={() => selectValue(value)}
            onKeyDown={moveFocus}
            {...rest}
            className={joinClasses('tabs__item', isSelected && 'tabs__item--active', own)}
          >
            {label ?? value}
          </button>
        )
      })}
    </div>
  )
}

/** Moves the focus to the tab next to the current one. */
function moveFocus({key, currentTarget}: KeyboardEvent<HTMLElement>): void {
  const tabs = [...(currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const steps: Readonly<Record<string, number>> = {ArrowRight: 1, ArrowLeft: -1}
  const step = steps[key]
  if (step !== undefined) tabs.at((tabs.indexOf(currentTarget) + step) % tabs.length)?.focus()
}
