import {Link, translate, Translate, useBaseUrlUtils, usePluralForm} from '@lectern/client'
import {useAddresses} from '../props/link-forms.js'
import {smoothScrollTo} from '@lectern/theme/behavior/scroll/smooth-scroll'
import {useBackToTop} from '@lectern/theme/behavior/scroll/use-back-to-top'
import {Children, isValidElement, type ReactNode, useCallback, useRef} from 'react'

export {SkipToContentFallbackId, SkipToContentLink} from './skip-to-content.js'

/** Search tag of pages that every search includes. */
export const DEFAULT_SEARCH_TAG = 'default'

/** Returns a function that creates links to the search page. */
export function useSearchLinkCreator(): (query: string) => string {
  const {withBaseUrl} = useBaseUrlUtils()
  return useCallback(
    (query: string) => `${withBaseUrl('/search')}?q=${encodeURIComponent(query)}`,
    [withBaseUrl]
  )
}

/** `useSmoothScrollTo`: scrolls smoothly to a position, and can be canceled. */
export function useSmoothScrollTo() {
  const cancel = useRef<() => void>(() => {})
  return {
    startScroll(top: number) {
      cancel.current = smoothScrollTo(top)
    },
    cancelScroll: () => cancel.current()
  }
}

/** `useScrollController`: whether scroll events are enabled. In Lectern, they always are. */
export function useScrollController() {
  const scrollEventsEnabledRef = useRef(true)
  return {scrollEventsEnabledRef, enableScrollEvents() {}, disableScrollEvents() {}}
}

/** `useBackToTopButton`: state of the “back to top” button. */
export function useBackToTopButton(_settings: {threshold: number}) {
  const {isShown, scrollToTop} = useBackToTop()
  return {shown: isShown, scrollToTop}
}

/** Moves an admonition's title from the start of its content to the `title` prop. */
export function processAdmonitionProps<Props extends {children?: ReactNode; title?: ReactNode}>(
  props: Props
): Props {
  const items = Children.toArray(props.children)
  const title = items.find(
    (item) =>
      isValidElement<{mdxType?: string}>(item) && item.props.mdxType === 'mdxAdmonitionTitle'
  )
  if (!isValidElement<{children?: ReactNode}>(title)) return props
  const children = items.filter((item) => item !== title)
  return {...props, title: props.title ?? title.props.children, children}
}

/** Returns a function that formats the number of items in a category: “3 items”. */
export function useDocCardDescriptionCategoryItemsPlural(): (count: number) => string {
  const {selectMessage} = usePluralForm()
  return (count) =>
    selectMessage(
      count,
      translate(
        {id: 'theme.docs.DocCard.categoryDescription.plurals', message: '1 item|{count} items'},
        {count}
      )
    )
}

function usePostCount(): (count: number) => string {
  const {selectMessage} = usePluralForm()
  return (count) =>
    selectMessage(
      count,
      translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'}, {count})
    )
}

/** Returns the title of a tag page. */
export function useBlogTagsPostsPageTitle(tag: {label: string; count: number}): string {
  const nPosts = usePostCount()(tag.count)
  return translate(
    {id: 'theme.blog.tagTitle', message: '{nPosts} tagged with "{tagName}"'},
    {nPosts, tagName: tag.label}
  )
}

/** Returns the title of an author page. */
export function useBlogAuthorPageTitle(author: {
  key: string
  name?: string
  count: number
}): string {
  const nPosts = usePostCount()(author.count)
  return translate(
    {id: 'theme.blog.author.pageTitle', message: '{nPosts} by {authorName}'},
    {nPosts, authorName: author.name ?? author.key}
  )
}

/** Returns the title of the authors page. */
export function translateBlogAuthorsListPageTitle(): string {
  return translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'})
}

/** Label of the link to the authors page. */
export function BlogAuthorsListViewAllLabel() {
  return <Translate id="theme.blog.authorsList.viewAll">View all authors</Translate>
}

/** Message for an author without posts. */
export function BlogAuthorNoPostsLabel() {
  return (
    <Translate id="theme.blog.author.noPosts">This author has not written any posts yet.</Translate>
  )
}

/** Props of `<BlogSidebarItemList>`. */
export interface BlogSidebarItemListProps {
  items: readonly {title: string; permalink: string}[]
  ulClassName?: string
  liClassName?: string
  linkClassName?: string
  linkActiveClassName?: string
}

/** The posts in a blog sidebar. */
export function BlogSidebarItemList(props: BlogSidebarItemListProps) {
  const {toPath} = useAddresses()
  return (
    <ul className={props.ulClassName}>
      {props.items.map(({title, permalink}) => (
        <li key={permalink} className={props.liClassName}>
          <Link
            isNavLink
            to={toPath(permalink)}
            className={props.linkClassName}
            activeClassName={props.linkActiveClassName}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
