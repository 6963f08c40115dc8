import type {ProblemCatalog} from '@lectern/types'

/** Problems with content and links. */
export const contentProblems = {
  'encoding-invalid': {
    topic: 'content',
    explanation:
      "The file contains bytes that aren't valid UTF-8. It was probably saved in a legacy encoding such as Windows-1252. The position is the first invalid line."
  },
  'front-matter-parser-failed': {
    topic: 'content',
    explanation:
      "The `markdown.parseFrontMatter` function in the configuration threw an error for a file, or didn't return an object with `frontMatter` and `content`."
  },
  'git-unavailable': {
    topic: 'content',
    policy: 'warn',
    explanation:
      "The date and author of the last update come from Git. Git isn't installed, or the site isn't in a repository. You see this warning only once. Dates in front matter are still shown."
  },
  'git-shallow': {
    topic: 'content',
    policy: 'warn',
    explanation:
      'A shallow clone lacks most commits, so Git would report the same date for almost every page. Pages show no dates instead. You see this warning only once.',
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
      'A program changed the file during the build. Lectern restarts the build once automatically. If the error returns, stop the program that writes the file.',
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
      "Two pages have the same URL. Change the `slug` of one page or rename its file. With `onDuplicateRoutes: 'warn'`, only the first page is published."
  },
  'route-path-invalid': {
    topic: 'links',
    explanation:
      "The path of a page can't be used as a file path in the output. It contains a `.` or `..` segment, a backslash, a control character, one of the characters `?`, `#` and `%`, or a segment longer than 255 bytes."
  },
  'broken-markdown-link': {
    topic: 'links',
    option: 'onBrokenMarkdownLinks',
    explanation:
      'A link ends in `.md` or `.mdx`, but no content file has that path. Paths are relative to the current file, to the content folder (with a leading `/`), or to the site root (with a leading `@site/`).'
  },
  'image-missing': {
    topic: 'links',
    option: 'onBrokenMarkdownImages',
    explanation:
      "An image in Markdown doesn't exist. If the path starts with `/`, it refers to a static folder. All other paths are relative to the current file. Paths are case-sensitive on most servers."
  },
  'broken-link': {
    topic: 'links',
    option: 'onBrokenLinks',
    explanation:
      "A link points to a URL of your site that has no page. Each URL is reported once, with the number of pages that link to it. To link to a file that isn't a page, put the file in a static folder or use `pathname:///`."
  },
  'broken-anchor': {
    topic: 'links',
    policy: 'warn',
    option: 'onBrokenAnchors',
    explanation:
      'A link ends in `#id`, but the page has no element with that ID. Heading IDs change when you edit the heading. To keep links stable, set the ID explicitly: `## Install {#install}`.'
  }
} satisfies ProblemCatalog
