import type {ProblemCatalog} from '@lectern/types'

/** Problems of posts and their authors. */
export const problemCatalog = {
  'author-inline': {
    topic: 'blog',
    policy: 'ignore',
    option: 'onInlineAuthors',
    explanation:
      'A post describes its author in its front matter instead of using a key of the authors file. Keys keep names and images the same in all posts.'
  },
  'author-named-twice': {
    topic: 'blog',
    explanation:
      "A post has both `authors` and the older fields `author`, `author_title`, `author_url` or `author_image_url`. It isn't clear which of them to show."
  },
  'author-nameless': {
    topic: 'blog',
    explanation: "Each author needs a name or an image; there's nothing to show otherwise."
  },
  'author-unknown': {
    topic: 'blog',
    explanation:
      "A post names an author by key, and the [authors file](../blog.md) doesn't have the key. The hint lists the keys that it has."
  },
  'authors-invalid': {
    topic: 'blog',
    explanation: 'An entry of `authors.yml` has an unknown field or a wrong value.'
  },
  'feed-style-missing': {
    topic: 'blog',
    explanation:
      "`feedOptions.xslt` names a stylesheet that can't be read. Paths are relative to the site root."
  },
  'post-date-rolled-over': {
    topic: 'blog',
    policy: 'warn',
    explanation:
      "A post of a Docusaurus project has a date that doesn't exist, such as 2017-02-29. As in Docusaurus, the days that are too many count from the start of the next month. In other projects, this date is an error."
  },
  'post-in-future': {
    topic: 'blog',
    policy: 'warn',
    explanation:
      "A post is published before its date: `futurePosts` is `'publish'`, which is the default in Docusaurus projects. Until its date, it's the newest post of lists and feeds."
  },
  'post-scheduled': {
    topic: 'blog',
    policy: 'warn',
    explanation:
      "A post has a date in the future, so this build leaves it out. The first build after that date publishes it. [Schedule](../blog.md#scheduled-posts) a build in CI, or set `futurePosts: 'publish'` to publish the post at once."
  },
  'post-without-date': {
    topic: 'blog',
    policy: 'warn',
    explanation:
      'A post has no date in its front matter or its path (`2026-01-31-heron.md`, `2026/01/31/heron.md`), and no commit has added the file. Its date is then that of the file, which differs from machine to machine. Add a date, or commit the file and fetch the whole history in CI.'
  },
  'post-without-truncate': {
    topic: 'blog',
    policy: 'warn',
    option: 'onUntruncatedBlogPosts',
    explanation:
      'Lists of posts show everything before the truncate marker. A post without the marker is shown completely, which makes lists long.'
  }
} satisfies ProblemCatalog

/** Codes of problems of posts and their authors. */
export type BlogProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems of posts and their authors. */
    blog: BlogProblemCode
  }
}
