/** A page below `/__docusaurus/debug`. */
export interface DebugPage {
  /** Last segment of the path. Empty for the first page. */
  segment: string
  /** Name of the data file to show. */
  dataName: string
  title: string
  description: string
}

/** Base path of the debug pages (specification §2, Debug). */
const DEBUG_PATH = '/__docusaurus/debug'

const CONFIG = {
  dataName: 'debug-config',
  title: 'Configuration',
  description: 'The configuration, including default values.'
}

/** All debug pages, in navigation order. */
export const DEBUG_PAGES: readonly DebugPage[] = [
  {segment: '', ...CONFIG},
  {segment: 'config', ...CONFIG},
  {
    segment: 'metadata',
    dataName: 'debug-metadata',
    title: 'Metadata',
    description: 'Plugins and themes, with counts of their output.'
  },
  {
    segment: 'registry',
    dataName: 'debug-registry',
    title: 'Registry',
    description: 'Components and contents that routes load, with route paths.'
  },
  {
    segment: 'routes',
    dataName: 'debug-routes',
    title: 'Routes',
    description: 'Routes by path, as returned by plugins.'
  },
  {
    segment: 'content',
    dataName: 'debug-content',
    title: 'Content',
    description: 'Content that each plugin loads, by plugin name and ID.'
  },
  {
    segment: 'globalData',
    dataName: 'debug-global-data',
    title: 'Global data',
    description: 'Data that plugins share with every page, by plugin name and ID.'
  }
]

/** Returns the route path of a debug page. */
export function debugPath({segment}: Pick<DebugPage, 'segment'>): string {
  return segment === '' ? DEBUG_PATH : `${DEBUG_PATH}/${segment}`
}
