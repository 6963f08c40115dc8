import {findMainDoc, useDocsPreferredVersion, useDocVersionSuggestions} from '@lectern/client'

/** The latest version of docs, for readers of another version. */
export interface LatestVersion {
  name: string
  label: string
  /** Props of a link to the same page in this version, which also makes the version preferred. */
  linkProps: {to: string; onClick(): void}
}

/** Returns the latest version of the docs of a plugin instance. */
export function useLatestVersion(pluginId: string): LatestVersion {
  const {latestVersionSuggestion: latest, latestDocSuggestion} = useDocVersionSuggestions(pluginId)
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId)
  const {name, label} = latest
  const to = (latestDocSuggestion ?? findMainDoc(latest)).path
  return {name, label, linkProps: {to, onClick: () => savePreferredVersionName(name)}}
}
