import type {ProblemCatalog} from '@lectern/types'

/** Problems of content and links. */
export const contentProblems = {
  'encoding-invalid': {
    topic: 'content',
    explanation:
      "The file contains bytes that aren't valid UTF-8. It was probably saved with a legacy encoding such as Windows-1252. The position is the first invalid line."
  },
  'front-matter-parser-failed': {
    topic: 'content',
    explanation:
      "The function `markdown.parseFrontMatter` of the configuration threw an error for a file, or didn't return an object with `frontMatter` and `content`."
  },
  'git-unavailable': {
    topic: 'content',
    policy: 'warn',
    explanation:
      "The date and author of the last update come from Git, and Git isn't installed or the site isn't in a repository. It's reported once. Dates in front matter are still shown."
  },
  'git-shallow': {
    topic: 'content',
    policy: 'warn',
    explanation:
      'In a shallow clone, most commits are missing and Git would report the same date for almost every page, so pages show no dates. This is reported once.',
    example: {
      message:
        'The last update of pages in the site is unknown: the repository is a shallow clone without older commits.',
      hint: 'Fetch all commits, e.g. `git fetch --unshallow`, or set `fetch-depth: 0` in the checkout step of CI.',
      test: 'packages/core/src/history/source-history.test.ts'
    }
  },
  'source-changed': {
    topic: 'content',
    explanation:
      'A program changed the file while the site was built. The build restarts once by itself. If the problem returns, stop the program that writes the file.',
    example: {
      message: 'The file docs/intro.md changed during the build.',
      hint: 'Run the build again.',
      test: 'packages/core/src/content/compile-source.test.ts'
    }
  },
  'route-conflict': {
    topic: 'links',
    option: 'onDuplicateRoutes',
    explanation:
      "Two pages have the same URL. Change the `slug` of one of them or rename its file. With `onDuplicateRoutes: 'warn'`, only the first page is published."
  },
  'route-path-invalid': {
    topic: 'links',
    explanation:
      "The output can't have a file for the path of a page: the path has a `.` or `..` segment, a backslash, a control character, or a segment of more than 255 bytes."
  },
  'broken-markdown-link': {
    topic: 'links',
    option: 'onBrokenMarkdownLinks',
    explanation:
      'A link ends in `.md` or `.mdx`, and no content file has that path. Paths are relative to the file, to the content folder (with a leading `/`), or to the site root (`@site/`).'
  },
  'image-missing': {
    topic: 'links',
    option: 'onBrokenMarkdownImages',
    explanation:
      "An image in Markdown doesn't exist. A path that starts with `/` refers to a static folder; any other path is relative to the file. Case matters on most servers."
  },
  'broken-link': {
    topic: 'links',
    option: 'onBrokenLinks',
    explanation:
      "A link points to a URL of this site that has no page. It's reported once for each URL, with the number of pages that contain it. To link to a file that isn't a page, put it in a static folder or write `pathname:///`."
  },
  'broken-anchor': {
    topic: 'links',
    policy: 'warn',
    option: 'onBrokenAnchors',
    explanation:
      'A link ends in `#id`, and the page has no element with that ID. IDs of headings change with their text; set them explicitly to keep links stable: `## Install {#install}`.'
  }
} satisfies ProblemCatalog
