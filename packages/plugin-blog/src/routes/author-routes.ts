import type {
  BlogAuthor,
  BlogAuthorsPostsPageProps,
  BlogAuthorsListPageProps,
  Route
} from '@lectern/types'
import {describeList} from '@lectern/shared/text/describe-list'
import type {Post} from '../posts/post.js'
import {type Blog, createListHead} from './blog.js'
import {countPosts} from './count-posts.js'
import {createBlogRoute, paginatePosts, summarizePost} from './list-routes.js'

interface AuthorGroup {
  author: BlogAuthor
  posts: readonly Post[]
}

/** Creates the list of all authors in the authors file, and a page for each author who has one. */
export function createAuthorRoutes(blog: Blog): Route[] {
  const groups = groupByAuthor(blog)
  if (groups.length === 0) return []
  const props: Pick<BlogAuthorsListPageProps, 'authors'> = {
    authors: groups.map(({author, posts}) => ({...author, count: posts.length}))
  }
  const head = createListHead(
    {
      title: blog.translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'}),
      description: describeList(
        groups.map(({author}) => author.name),
        blog.siteConfig
      )
    },
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
  if (author.page === undefined) return []
  return paginatePosts(posts, author.page, blog).map(({path, items, pagination}) => {
    const props: Omit<BlogAuthorsPostsPageProps, keyof Blog['layout']> = {
      author: {...author, count: posts.length},
      allAuthorsPath: blog.paths.authors,
      posts: items.map((post) => summarizePost(post, blog)),
      pagination
    }
    const head = createListHead(
      {
        title: createTitle(author.name || (author.key ?? ''), posts.length, blog),
        description: describeList(
          items.map(({summary}) => summary.title),
          blog.siteConfig
        ),
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

/** Returns the title of an author's page. Docusaurus uses the page's heading. */
function createTitle(authorName: string, count: number, blog: Blog): string {
  if (blog.siteConfig.compatibility !== 'docusaurus') return authorName
  return blog.translate(
    {id: 'theme.blog.author.pageTitle', message: '{nPosts} by {authorName}'},
    {nPosts: countPosts(count, blog), authorName}
  )
}

/** Groups the listed posts by author, in the order of `authors.yml`. */
function groupByAuthor({authors, listed}: Blog): AuthorGroup[] {
  const postsByKey = new Map([...authors.keys()].map((key) => [key, new Set<Post>()]))
  for (const post of listed) {
    // A post can list the same author twice.
    for (const {key} of post.summary.authors) postsByKey.get(key ?? '')?.add(post)
  }
  return [...authors].map(([key, author]) => ({author, posts: [...(postsByKey.get(key) ?? [])]}))
}
