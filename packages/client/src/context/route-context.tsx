import {createContext, useContext, useMemo, type ReactNode} from 'react'
import type {JsonObject, PluginRef} from '@lectern/types'
import {MissingProviderError} from './missing-provider-error.js'

/** Whose page is shown. */
export interface RouteContextValue {
  /** The plugin instance that made the page. */
  plugin: PluginRef
  /** What the layouts around a component share with it; the inner one wins. */
  data: JsonObject
}

interface RouteContextProviderProps {
  /** Only the topmost names the plugin; those below it add to its data. */
  value: {plugin?: PluginRef; data?: JsonObject}
  children: ReactNode
}

const RouteContext = createContext<RouteContextValue | undefined>(undefined)

/** Says whose page is shown, and adds what a layout shares with its contents. */
export function RouteContextProvider({value, children}: RouteContextProviderProps) {
  const parent = useContext(RouteContext)
  const merged = useMemo(() => mergeContexts(parent, value), [parent, value])
  return <RouteContext value={merged}>{children}</RouteContext>
}

function mergeContexts(
  parent: RouteContextValue | undefined,
  {plugin, data}: RouteContextProviderProps['value']
): RouteContextValue {
  if (parent) return {plugin: parent.plugin, data: {...parent.data, ...data}}
  if (plugin) return {plugin, data: data ?? {}}
  throw new Error('The topmost <RouteContextProvider> has no `plugin` in its value.')
}

/** The plugin instance that made the shown page, and what its layouts share. */
export function useRouteContext(): RouteContextValue {
  const value = useContext(RouteContext)
  if (!value) throw new MissingProviderError('useRouteContext', 'RouteContextProvider')
  return value
}
