import type {
  BlogAuthor,
  BlogAuthorsPostsPageProps,
  BlogAuthorsListPageProps,
  Route
} from '@lectern/types'
import {describeList} from '@lectern/shared/text/describe-list'
import type {Post} from '../posts/post.js'
import {type Blog, createListHead} from './blog.js'
import {createBlogRoute, paginatePosts} from './list-routes.js'

interface AuthorGroup {
  author: BlogAuthor & {page: string}
  posts: readonly Post[]
}

/** Make the page of all authors and those of each who has one; otherwise none. */
export function createAuthorRoutes(blog: Blog): Route[] {
  const groups = groupByAuthor(blog)
  if (groups.length === 0) return []
  const props: Pick<BlogAuthorsListPageProps, 'authors'> = {
    authors: groups.map(({author, posts}) => ({...author, count: posts.length}))
  }
  const head = createListHead(
    {title: blog.translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'})},
    blog
  )
  const all = {
    path: blog.paths.authors,
    component: blog.options.blogAuthorsListComponent,
    props,
    head,
    pageClass: 'blog-authors-list-page'
  }
  return [createBlogRoute(all, blog), ...groups.flatMap((group) => createAuthorPages(group, blog))]
}

function createAuthorPages({author, posts}: AuthorGroup, blog: Blog): Route[] {
  return paginatePosts(posts, author.page, blog).map(({path, items, pagination}) => {
    const props: Omit<BlogAuthorsPostsPageProps, keyof Blog['layout']> = {
      author: {...author, count: posts.length},
      allAuthorsPath: blog.paths.authors,
      posts: items.map(({summary}) => summary),
      pagination
    }
    const head = createListHead(
      {
        title: author.name,
        description: describeList(items.map(({summary}) => summary.title)),
        page: pagination.page
      },
      blog
    )
    return createBlogRoute(
      {
        ...{path, component: blog.options.blogAuthorsPostsComponent, props, head, posts: items},
        pageClass: 'blog-authors-posts-page'
      },
      blog
    )
  })
}

/** Authors with a page of their own, in the order of `authors.yml`. */
function groupByAuthor({authors, listed}: Blog): AuthorGroup[] {
  const postsByKey = new Map([...authors.keys()].map((key) => [key, new Set<Post>()]))
  for (const post of listed) {
    // One author may stand in a post twice.
    for (const {key} of post.summary.authors) postsByKey.get(key ?? '')?.add(post)
  }
  return [...authors].flatMap(([key, author]) => {
    const {page} = author
    return page === undefined
      ? []
      : [{author: {...author, page}, posts: [...(postsByKey.get(key) ?? [])]}]
  })
}
