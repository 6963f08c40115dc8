import type {BlogTagsPostsPageProps, BlogTagsListPageProps, Route} from '@lectern/types'
import {describeList} from '@lectern/shared/text/describe-list'
import {groupByTag, type TagGroup} from '@lectern/shared/pages/tag-groups'
import type {Post} from '../posts/post.js'
import {type Blog, createListHead} from './blog.js'
import {countPosts} from './count-posts.js'
import {createBlogRoute, paginatePosts, summarizePost} from './list-routes.js'

/** Creates the list of tags and the pages of each tag. Returns no routes if there are no tags. */
export function createTagRoutes(blog: Blog): Route[] {
  const groups = groupByTag(blog.ordered, ({summary}) => ({
    tags: summary.tags,
    isUnlisted: summary.unlisted ?? false
  }))
  if (groups.length === 0) return []
  const props: Pick<BlogTagsListPageProps, 'tags'> = {
    tags: groups
      .filter(({isUnlisted}) => !isUnlisted)
      .map(({tag, pages}) => ({...tag, count: pages.length}))
  }
  const head = createListHead(
    {
      title: blog.translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'}),
      description: describeList(
        props.tags.map(({label}) => label),
        blog.siteConfig
      )
    },
    blog
  )
  const all = {
    path: blog.paths.tags,
    component: blog.options.blogTagsListComponent,
    props,
    head,
    pageClass: 'blog-tags-list-page'
  }
  return [createBlogRoute(all, blog), ...groups.flatMap((group) => createTagPages(group, blog))]
}

function createTagPages({tag, pages, isUnlisted}: TagGroup<Post>, blog: Blog): Route[] {
  return paginatePosts(pages, tag.path, blog).map(({path, items, pagination}) => {
    const props: Omit<BlogTagsPostsPageProps, keyof Blog['layout']> = {
      tag: {...tag, count: pages.length},
      allTagsPath: blog.paths.tags,
      posts: items.map((post) => summarizePost(post, blog)),
      pagination
    }
    const title = blog.translate(
      {id: 'theme.blog.tagTitle', message: '{nPosts} tagged with "{tagName}"'},
      {nPosts: countPosts(pages.length, blog), tagName: tag.label}
    )
    const description =
      tag.description ??
      describeList(
        items.map(({summary}) => summary.title),
        blog.siteConfig
      )
    const head = createListHead(
      {title, description, page: pagination.page, unlisted: isUnlisted},
      blog
    )
    return createBlogRoute(
      {
        ...{path, component: blog.options.blogTagsPostsComponent, props, head, posts: items},
        pageClass: 'blog-tags-post-list-page'
      },
      blog
    )
  })
}
