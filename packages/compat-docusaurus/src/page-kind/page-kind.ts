import type {BlogLayoutProps, DocsLayoutProps, MDXPageProps} from '@lectern/types'

/*
 * Lectern's plugins create the props of these pages, so a page's fields identify its type. Its
 * component doesn't, because a site can use any component. Both Node and browsers load this module,
 * so it can't import Node modules.
 */

/** Tests whether props belong to a docs page. */
export function isDocsPage(props: object): props is DocsLayoutProps {
  return 'breadcrumbs' in props && 'version' in props
}

/** Tests whether the props of a docs page belong to the list of tags or the page of a tag. */
export function isDocsTagPage(props: object): boolean {
  return 'tags' in props || 'tag' in props
}

/** Tests whether props belong to a blog page. */
export function isBlogPage(props: object): props is BlogLayoutProps {
  return 'blogPath' in props
}

/** Tests whether props belong to a Markdown page outside docs and blogs. */
export function isMarkdownPage(props: object): props is MDXPageProps {
  return 'showTitle' in props
}
