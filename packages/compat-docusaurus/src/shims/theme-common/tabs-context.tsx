import {createContext, type ReactNode, useContext, useState} from 'react'
import {
  readQueryName,
  readTabItems,
  type TabsInput,
  type TabValue
} from '@lectern/theme/behavior/tabs/tab-items'
import {TAB_STORAGE_PREFIX} from '@lectern/theme/behavior/tabs/tab-storage'
import {ReactContextError} from './error-parts.js'
import {useQueryStringValue} from './query-string.js'
import {useStorageSlot} from './browser/storage-slot.js'
import {useHistory} from '../routing/router.js'

/** A tab group with its selected value. */
export interface TabsContextValue {
  tabValues: readonly TabValue[]
  selectedValue: string | undefined
  selectValue(value: string): void
  lazy: boolean
  block: boolean
}

const TabsContext = createContext<TabsContextValue | undefined>(undefined)

/** `TabsProvider`: provides a tab group to its components. */
export function TabsProvider({value, children}: {value: TabsContextValue; children: ReactNode}) {
  return <TabsContext value={value}>{children}</TabsContext>
}

/** `useTabsContextValue`: state of a tab group. The selection is stored in the same way as in `Tabs`. */
export function useTabsContextValue(input: TabsInput): TabsContextValue {
  const {groupId, lazy = false, block = false} = input
  const {tabs, selected} = readTabItems(input)
  const [chosen, setChosen] = useState<string>()
  const [stored, slot] = useStorageSlot(groupId ? TAB_STORAGE_PREFIX + groupId : null)
  const parameter = readQueryName(input)
  const inUrl = useQueryStringValue(parameter ?? null)
  const history = useHistory()
  const known = [chosen, inUrl, stored].find((value) => tabs.some((tab) => tab.value === value))
  return {
    tabValues: tabs,
    selectedValue: known ?? selected,
    lazy,
    block,
    selectValue(value) {
      setChosen(value)
      if (groupId) slot.set(value)
      if (parameter) history.replace({search: setParameter(location.search, parameter, value)})
    }
  }
}

function setParameter(search: string, name: string, value: string): string {
  const parameters = new URLSearchParams(search)
  parameters.set(name, value)
  return `?${parameters}`
}

/** `useTabs`: the enclosing tab group, or the one described by the props. */
export function useTabs(input?: TabsInput): TabsContextValue {
  const context = useContext(TabsContext)
  const own = useTabsContextValue(input ?? {values: context?.tabValues ?? NO_TABS})
  if (input) return own
  if (!context) throw new ReactContextError('TabsProvider')
  return context
}

/** Placeholder for a missing tab group, because hooks must always run. */
const NO_TABS: readonly TabValue[] = Object.freeze([{value: ''}])
