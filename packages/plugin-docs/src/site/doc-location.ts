import type {SiteProblem} from '@lectern/types'
import type {Doc} from '../docs/doc.js'
import {listNearest} from '../problems/list-nearest.js'
import type {SidebarLocation} from '../sidebars/sidebar-locations.js'
import type {DocsSite} from './docs-site.js'

/**
 * Locates a doc in the sidebar that its front matter selects. Without one, uses the last sidebar
 * that contains the doc.
 */
export function locateDoc(
  {frontMatter, label, permalink, source}: Doc,
  {sidebars, locationByPath}: Pick<DocsSite, 'sidebars' | 'locationByPath'>
): {location?: SidebarLocation; problems: readonly SiteProblem[]} {
  const {displayed_sidebar: name} = frontMatter
  if (name === undefined) return {location: locationByPath.get(permalink), problems: []}
  if (name === null) return {problems: []}
  const sidebar = sidebars.get(name)
  if (!sidebar) {
    const problem: SiteProblem = {
      code: 'sidebar-unknown',
      message: `The sidebar \`${name}\` in \`displayed_sidebar\` doesn't exist.`,
      position: {file: source.file, line: source.frontMatterLines.displayed_sidebar},
      hint: listNearest(name, [...sidebars.keys()])
    }
    return {problems: [problem]}
  }
  const outside: SidebarLocation = {sidebar: name, label, branch: [], indices: [0], isOutside: true}
  return {location: sidebar.locationByPath.get(permalink) ?? outside, problems: []}
}
