import {addSidebarLinks} from '@lectern/theme/behavior/blog/sidebar-links'
import type {BlogSidebarProps} from '@lectern/types'
import type {WithBaseUrl} from '../../data-forms/metadata-forms.js'

/** Returns the sidebar of a blog in the form of Docusaurus, which includes Lectern's fields. */
export function createBlogSidebar(sidebar: BlogSidebarProps, withBaseUrl: WithBaseUrl) {
  const {items, ...list} = addSidebarLinks(sidebar, withBaseUrl)
  return {...list, items: items.map((item) => ({...item, date: toDateTime(item.date)}))}
}

/** Returns a date with a time, as in Docusaurus. */
export function toDateTime(date: string): string {
  return date.length === 10 ? `${date}T00:00:00.000Z` : date
}
