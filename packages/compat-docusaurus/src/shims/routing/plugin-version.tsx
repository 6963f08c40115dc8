import {createContext, type ReactNode, useContext} from 'react'
import renderRoutes, {type ChildRoute} from './render-routes.js'

/** The version of a page that a plugin adds to the docs layout, as the plugin has created it. */
export type PluginVersionData = Readonly<Record<string, unknown>>

const PluginVersion = createContext<PluginVersionData | undefined>(undefined)

/** Returns the version that a plugin provides for the page, if any. */
export function usePluginVersion(): PluginVersionData | undefined {
  return useContext(PluginVersion)
}

/** Replaces `DocVersionRoot` around the pages of a plugin, and provides their version. */
export default function PluginVersionRoot({
  version,
  route
}: {
  version: PluginVersionData
  route: {routes: readonly ChildRoute[]}
}): ReactNode {
  return <PluginVersion value={version}>{renderRoutes(route.routes)}</PluginVersion>
}
