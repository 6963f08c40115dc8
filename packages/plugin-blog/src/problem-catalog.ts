import type {ProblemCatalog} from '@lectern/types'

/** Problems with posts and authors. */
export const problemCatalog = {
  'author-inline': {
    topic: 'blog',
    policy: 'ignore',
    option: 'onInlineAuthors',
    explanation:
      'A post describes its author in the front matter instead of using a key from the authors file. Keys keep names and images consistent across posts.'
  },
  'author-named-twice': {
    topic: 'blog',
    explanation:
      "A post has both `authors` and an older field (`author`, `author_title`, `author_url` or `author_image_url`), so it's unclear which one to show."
  },
  'author-nameless': {
    topic: 'blog',
    explanation: "Each author needs a name or an image. Otherwise, there's nothing to show."
  },
  'author-unknown': {
    topic: 'blog',
    explanation:
      "A post uses an author key that isn't in the [authors file](../blog.md). The hint lists the available keys, or names the file to create if there's no authors file."
  },
  'authors-invalid': {
    topic: 'blog',
    explanation: 'An entry in `authors.yml` has an unknown field or an invalid value.'
  },
  'feed-style-missing': {
    topic: 'blog',
    explanation:
      "`feedOptions.xslt` points to a stylesheet that can't be read. The path is relative to the blog's folder or the site root."
  },
  'post-date-rolled-over': {
    topic: 'blog',
    policy: 'warn',
    explanation:
      "A post in a Docusaurus project has a date that doesn't exist, such as 2017-02-29. As in Docusaurus, the date rolls over into the next month, e.g. to 2017-03-01. In other projects, this date is an error."
  },
  'post-in-future': {
    topic: 'blog',
    policy: 'warn',
    explanation:
      "A post is published before its date because `futurePosts` is `'publish'`, the default in Docusaurus projects. Until that date, the post is the newest one in lists and feeds."
  },
  'post-scheduled': {
    topic: 'blog',
    policy: 'warn',
    explanation:
      "A post has a date in the future, so this build omits the post. The first build after that date publishes it. [Schedule](../blog.md#scheduled-posts) a build in CI, or set `futurePosts: 'publish'` to publish the post immediately."
  },
  'post-without-date': {
    topic: 'blog',
    policy: 'warn',
    explanation:
      "A post has no date in its front matter or path (`2026-01-31-heron.md`, `2026/01/31/heron.md`), and no commit has added the file. Lectern uses the file's date instead, which differs from machine to machine. Add a date, or commit the file and fetch the full history in CI."
  },
  'post-without-truncate': {
    topic: 'blog',
    policy: 'warn',
    option: 'onUntruncatedBlogPosts',
    explanation:
      'Post lists show everything before the truncate marker. Without a marker, they show the whole post, which makes the lists long.'
  }
} satisfies ProblemCatalog

/** Problem codes for posts and their authors. */
export type BlogProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes for posts and their authors. */
    blog: BlogProblemCode
  }
}
