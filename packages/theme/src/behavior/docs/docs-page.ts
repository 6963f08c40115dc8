import {usePage} from '@lectern/client'
import type {DocItemProps, DocsLayoutProps} from '@lectern/types'

/**
 * Returns the props of the current docs page. Layout components read them here and take no props,
 * so sites can rearrange them. Throws on other types of pages.
 */
export function useDocsPageProps(): DocsLayoutProps {
  const {path, props} = usePage()
  // The docs plugin created the page, so the props match `DocsLayoutProps`.
  if ('breadcrumbs' in props) return props as unknown as DocsLayoutProps
  throw new Error(`The component is used on ${path}, which isn't a docs page.`)
}

/** Returns the props of the current doc. Throws on all other pages. */
export function useDocItemProps(): DocItemProps {
  const {path, props} = usePage()
  // The docs plugin created the page, so the props match `DocItemProps`.
  if ('doc' in props) return props as unknown as DocItemProps
  throw new Error(`The component is used on ${path}, which doesn't show a doc.`)
}
