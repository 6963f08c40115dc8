import {usePage} from '@lectern/client'
import type {DocItemProps, DocsLayoutProps} from '@lectern/types'

/**
 * Props of the docs page that is shown, for parts of its layout: a part takes no props, so a site can
 * put it elsewhere. Throws on a page of another kind.
 */
export function useDocsPageProps(): DocsLayoutProps {
  const {path, props} = usePage()
  // The docs plugin made the page, so the props match `DocsLayoutProps`.
  if ('breadcrumbs' in props) return props as unknown as DocsLayoutProps
  throw new Error(`The component is used on ${path}, which isn't a docs page.`)
}

/** Props of the document that is shown; throws on every other page. */
export function useDocItemProps(): DocItemProps {
  const {path, props} = usePage()
  // The docs plugin made the page, so the props match `DocItemProps`.
  if ('doc' in props) return props as unknown as DocItemProps
  throw new Error(`The component is used on ${path}, which doesn't show a doc.`)
}
