/** A page below `/__docusaurus/debug`. */
export interface DebugPage {
  /** Last part of its path; empty for the first page. */
  segment: string
  /** Name of the data file that it shows. */
  dataName: string
  title: string
  description: string
}

/** Where the pages are (specification §2, Debug). */
export const DEBUG_PATH = '/__docusaurus/debug'

const CONFIG = {
  dataName: 'debug-config',
  title: 'Configuration',
  description: 'The configuration with every default filled in.'
}

/** All pages, in the order of their navigation. */
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

/** Route path of a page. */
export function debugPath({segment}: Pick<DebugPage, 'segment'>): string {
  return segment === '' ? DEBUG_PATH : `${DEBUG_PATH}/${segment}`
}
