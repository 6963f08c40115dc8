import {createContext, useContext, useMemo, type ReactNode} from 'react'
import type {JsonObject, PluginRef} from '@lectern/types'
import {MissingProviderError} from './missing-provider-error.js'

/** The plugin that created a page, and the data of its layouts. */
export interface RouteContextValue {
  /** Plugin instance that created the page. */
  plugin: PluginRef
  /** Data from the layouts around the component. Inner layouts win. */
  data: JsonObject
}

/** Props of `<RouteContextProvider>`. */
export interface RouteContextProviderProps {
  /** Data to add. Only the topmost provider sets the plugin. */
  value: {plugin?: PluginRef; data?: JsonObject}
  /** Components that receive the data. */
  children: ReactNode
}

const RouteContext = createContext<RouteContextValue | undefined>(undefined)

/** Adds data to the route context of the components inside. */
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

/** Returns the plugin instance that created the page, and the data of the layouts around the component. */
export function useRouteContext(): RouteContextValue {
  const value = useContext(RouteContext)
  if (!value) throw new MissingProviderError('useRouteContext', 'RouteContextProvider')
  return value
}
