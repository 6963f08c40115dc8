/** A page below `/__docusaurus/debug`. */
export interface DebugPage {
  /** Last segment of the path. Empty for the first page. */
  segment: string
  /** Name of the data file that the page shows. */
  dataName: string
  title: string
  description: string
}

/** Base path of the debug pages (specification §2, Debug). */
export const DEBUG_PATH = '/__docusaurus/debug'

const CONFIG = {
  dataName: 'debug-config',
  title: 'Configuration',
  description: 'The configuration with every default filled in.'
}

/** All debug pages, in navigation order. */
export const DEBUG_PAGES: readonly DebugPage[] = [
  {segment: '', ...CONFIG},
  {segment: 'config', ...CONFIG},
  {
    segment: 'metadata',
    dataName: 'debug-metadata',
    title: 'Metadata',
    description: 'Plugins and themes, and how much each of them gives.'
  },
  {
    segment: 'registry',
    dataName: 'debug-registry',
    title: 'Registry',
    description: 'Components and contents that routes load, and the paths of those routes.'
  },
  {
    segment: 'routes',
    dataName: 'debug-routes',
    title: 'Routes',
    description: 'Every route by its path, as its plugin gave it.'
  },
  {
    segment: 'content',
    dataName: 'debug-content',
    title: 'Content',
    description: 'What each plugin has read, by its name and id.'
  },
  {
    segment: 'globalData',
    dataName: 'debug-global-data',
    title: 'Global data',
    description: 'What plugins give to every page, by plugin name and id.'
  }
]

/** Returns the route path of a debug page. */
export function debugPath({segment}: Pick<DebugPage, 'segment'>): string {
  return segment === '' ? DEBUG_PATH : `${DEBUG_PATH}/${segment}`
}
