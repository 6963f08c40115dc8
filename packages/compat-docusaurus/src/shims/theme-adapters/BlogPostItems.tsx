import {usePage, useBaseUrlUtils} from '@lectern/client'
import type {BlogPostSummary} from '@lectern/types'
import DefaultItem from '@theme/BlogPostItem'
import {type ComponentType, type ReactNode, useMemo} from 'react'
import {BlogPostProvider} from '../plugins/blog-client.js'
import type {AdaptedComponent} from '../props/create-adapter.js'
import {createItems} from '../route-props/blog-props.js'

type Items = ReturnType<typeof createItems>

interface Props {
  posts?: readonly BlogPostSummary[]
  items?: Items
  /** Component that renders each post. Only Docusaurus passes it. */
  component?: ComponentType<{children: ReactNode}>
}

/** `BlogPostItems`: the posts of a list. */
export default function adapt(Component: AdaptedComponent): ComponentType<Props> {
  return function Adapted(props: Props) {
    return props.posts ? (
      <PostsAsItems {...props} posts={props.posts} component={Component} />
    ) : (
      <ListedItems {...props} />
    )
  }
}

function PostsAsItems({
  component: Component,
  ...props
}: {
  posts: readonly BlogPostSummary[]
  component: AdaptedComponent
}) {
  const page = usePage()
  const {withBaseUrl} = useBaseUrlUtils()
  const {posts} = props
  const items = useMemo(
    () => createItems(posts, {...page, withBaseUrl}),
    [posts, page, withBaseUrl]
  )
  return <Component {...props} {...{items}} />
}

/**
 * Renders the posts that the site's component passes, which may be filtered or have a custom item
 * component.
 */
function ListedItems({items = [], component: Item = DefaultItem}: Props) {
  return items.map(({content: Content}) => (
    <BlogPostProvider key={Content.metadata.permalink} content={Content}>
      <Item>
        <Content />
      </Item>
    </BlogPostProvider>
  ))
}
