import {useDataFile, usePath, useThemeConfig} from '@lectern/client'
import type {SidebarItem, SidebarSlice, ThemeConfig} from '@lectern/types'
import {createContext, useContext, useMemo, useState, type ReactNode} from 'react'
import {findBranch} from './sidebar-branch.js'
import {useSidebarMemory} from './sidebar-memory.js'

/** State that the entries of one sidebar share. */
export interface SidebarState {
  /** The page's part of the sidebar. */
  slice: SidebarSlice
  items: readonly SidebarItem[]
  /** Whether `items` is the complete sidebar instead of this page's slice. */
  isWhole: boolean
  path: string
  /** Keys of the categories that contain the current page. */
  branch: readonly string[]
  /** A reader's choice for a category, if any. */
  choice(key: string): boolean | undefined
  /** Opens or closes a category. If the site auto-collapses categories, `siblings` are closed. */
  choose(key: string, open: boolean, siblings: readonly string[]): void
  loadWhole(): void
}

const StateContext = createContext<SidebarState | undefined>(undefined)

/** Provides the state of a sidebar. Use the sidebar's name as its `key`. */
export function SidebarStateProvider({
  slice,
  children
}: {
  slice: SidebarSlice
  children: ReactNode
}) {
  return <StateContext value={useCreateState(slice)}>{children}</StateContext>
}

/** Returns whether a component is part of a sidebar. */
export function useHasSidebarState(): boolean {
  return useContext(StateContext) !== undefined
}

/** Returns the state of the sidebar that contains a component. */
export function useSidebarState(): SidebarState {
  const state = useContext(StateContext)
  if (!state) throw new Error('The component is used outside of DocSidebar.')
  return state
}

function useCreateState(slice: SidebarSlice): SidebarState {
  const path = usePath()
  const {data, load} = useDataFile<readonly SidebarItem[]>(slice.name)
  const items = data ?? slice.items
  const branch = useMemo(() => findBranch(items, path), [items, path])
  const {autoCollapseCategories} = useThemeConfig<ThemeConfig>().docs.sidebar
  const [open, setOpen] = useOpenCategories(slice.name, path, {branch, autoCollapseCategories})
  return {
    slice,
    items,
    isWhole: data !== undefined,
    path,
    branch,
    choice: (key) => open[key],
    choose: (key, isOpen, siblings) => {
      const closed = isOpen && autoCollapseCategories ? siblings : []
      setOpen({
        ...open,
        ...Object.fromEntries(closed.map((sibling) => [sibling, false])),
        [key]: isOpen
      })
    },
    loadWhole: load
  }
}

type OpenCategories = Readonly<Record<string, boolean>>

/**
 * Returns which categories the reader opened or closed. Navigating to a page opens its categories
 * again. If the site auto-collapses categories, it also closes all others.
 */
function useOpenCategories(
  name: string,
  path: string,
  {branch, autoCollapseCategories}: {branch: readonly string[]; autoCollapseCategories: boolean}
): [OpenCategories, (open: OpenCategories) => void] {
  const memory = useSidebarMemory()
  const [state, setState] = useState({path, open: memory?.get(name)?.open ?? {}})
  const set = (open: OpenCategories) => {
    memory?.set(name, {scrollTop: memory.get(name)?.scrollTop ?? 0, open})
    setState({path, open})
  }
  if (state.path === path) return [state.open, set]
  const open = Object.fromEntries(
    Object.entries(state.open).filter(([key, isOpen]) =>
      isOpen ? branch.includes(key) || !autoCollapseCategories : !branch.includes(key)
    )
  )
  setState({path, open})
  return [open, set]
}
