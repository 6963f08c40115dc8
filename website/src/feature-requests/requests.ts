/** Status of a request. */
export type RequestStatus = 'here' | 'recipe' | 'open'

/** A feature request, with its own page. */
export interface FeatureRequest {
  /** Last part of its path. */
  id: string
  title: string
  /** Who needs it and why. */
  reason: string
  status: RequestStatus
  /** Current support. */
  answer: string
  /** Docs page with details. */
  link?: {to: string; label: string}
}

/** Labels of statuses, in sort order. */
export const STATUS_LABELS: Readonly<Record<RequestStatus, string>> = {
  open: 'Open',
  recipe: 'Workaround',
  here: 'Available'
}

/** Features that authors and readers of docs ask for, and their status in Lectern. */
export const featureRequests: readonly FeatureRequest[] = [
  {
    id: 'builds-that-do-what-changed',
    title: 'Incremental builds',
    reason: "A fixed typo shouldn't take as long as the first build of a thousand pages.",
    status: 'here',
    answer:
      'Compiled files and rendered pages are cached by the hash of their inputs. A warm build writes the same bytes as a cold one.',
    link: {to: '/docs/advanced/architecture', label: 'Architecture'}
  },
  {
    id: 'markdown-without-jsx',
    title: 'Plain < and { in Markdown files',
    reason: 'Imported files, API references and generated pages fail on a literal brace.',
    status: 'here',
    answer: 'Files that end in .md are Markdown. JSX is only parsed in files that end in .mdx.',
    link: {to: '/docs/markdown-features', label: 'Markdown features'}
  },
  {
    id: 'prose-without-scripts',
    title: 'No JavaScript for prose',
    reason: "The text of a page is in its HTML. Readers shouldn't download it twice.",
    status: 'here',
    answer:
      'Prose is rendered at build time. Only pages with live components load a module for their content.',
    link: {to: '/docs/advanced/ssg', label: 'Static site generation'}
  },
  {
    id: 'script-that-does-not-grow',
    title: "A main bundle that doesn't grow with the site",
    reason: "A reader of one page shouldn't download the list of all other pages.",
    status: 'here',
    answer: 'The bundle contains no list of routes. The path of a page is enough to load it.',
    link: {to: '/docs/advanced/routing', label: 'Routing'}
  },
  {
    id: 'all-errors-at-once',
    title: 'All errors in one build',
    reason: 'Fixing one broken link per build takes an afternoon.',
    status: 'here',
    answer:
      'A build reports the errors of all stages together, each with a file, a line and a fix.',
    link: {to: '/docs/api/errors', label: 'Error codes'}
  },
  {
    id: 'code-from-files',
    title: 'Code blocks from files',
    reason: "Examples that are also tested don't go stale.",
    status: 'here',
    answer:
      'A code block can show a file or a region of it. If the file changes, the page is rebuilt.',
    link: {to: '/docs/markdown-features/code-blocks', label: 'Code blocks'}
  },
  {
    id: 'styles-that-win',
    title: 'Custom styles without !important',
    reason: 'Overrides that depend on the specificity of theme rules break with updates.',
    status: 'here',
    answer: 'All rules of the theme are in cascade layers, so rules of your site override them.',
    link: {to: '/docs/styling-layout', label: 'Styling and layout'}
  },
  {
    id: 'languages-in-one-build',
    title: 'Several languages in one build',
    reason: 'Translations belong to one project and should be published together.',
    status: 'here',
    answer:
      'List your locales in the configuration. One build writes the site in all languages, with a language menu and hreflang links.',
    link: {to: '/docs/i18n/introduction', label: 'Internationalization'}
  },
  {
    id: 'pictures-in-sizes',
    title: 'Responsive photos',
    reason: 'A photo from a camera has many more pixels than a page can show.',
    status: 'here',
    answer:
      'The ideal-image plugin creates smaller copies of photos, and browsers choose the size that fits.',
    link: {to: '/docs/api/plugins/@docusaurus/plugin-ideal-image', label: 'plugin-ideal-image'}
  },
  {
    id: 'one-pdf',
    title: 'The whole documentation as one PDF',
    reason: 'Some readers work offline, and some need a copy to keep.',
    status: 'open',
    answer:
      "You can print single pages, and the pwa plugin stores a site for offline reading. There's no export to a single file."
  },
  {
    id: 'edit-in-the-browser',
    title: 'Edit pages in the browser',
    reason: "Readers who find a typo don't always have a clone.",
    status: 'recipe',
    answer:
      'With editUrl, each page links to its source at your code host, where it can be edited. Lectern has no editor.',
    link: {to: '/docs/api/plugins/@docusaurus/plugin-content-docs', label: 'Options of docs'}
  },
  {
    id: 'docs-from-types',
    title: 'Reference pages from types',
    reason: 'The names and types of a library are already in its code.',
    status: 'open',
    answer:
      "Plugins can create pages from any data, but none of Lectern's plugins reads TypeScript.",
    link: {to: '/docs/advanced/plugins', label: 'Plugins'}
  }
]
