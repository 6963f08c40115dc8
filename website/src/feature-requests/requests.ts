/** How far a wish has come. */
export type RequestStatus = 'here' | 'recipe' | 'open'

/** One wish for Lectern, with a page of its own. */
export interface FeatureRequest {
  /** Last part of its path. */
  id: string
  title: string
  /** Who needs it, and why. */
  reason: string
  status: RequestStatus
  /** What there is today. */
  answer: string
  /** The page of the manual that goes further. */
  link?: {to: string; label: string}
}

/** What the states are called, in the order of a list that is sorted by them. */
export const STATUS_LABELS: Readonly<Record<RequestStatus, string>> = {
  open: 'Open',
  recipe: 'With a recipe',
  here: 'In Lectern'
}

/** Wishes that authors and readers of documentation have, and what Lectern does about each. */
export const featureRequests: readonly FeatureRequest[] = [
  {
    id: 'builds-that-do-what-changed',
    title: 'A build that does only what changed',
    reason: 'One corrected sentence should not cost the build of a thousand pages.',
    status: 'here',
    answer:
      'Every source is kept under the hash of its bytes, and every page under all that it is made from. The output is the same, byte for byte, as that of a build without a cache.',
    link: {to: '/docs/advanced/architecture', label: 'Architecture'}
  },
  {
    id: 'markdown-without-jsx',
    title: 'Markdown files in which < and { are just characters',
    reason:
      'Imported texts, API references and generated pages fail on a brace that means nothing.',
    status: 'here',
    answer: 'A file that ends in .md is Markdown. JSX is read in files that end in .mdx.',
    link: {to: '/docs/markdown-features', label: 'Markdown features'}
  },
  {
    id: 'prose-without-scripts',
    title: 'A page of prose that ships no script of its own',
    reason: 'Its words are in the HTML; sending them again as code helps nobody.',
    status: 'here',
    answer:
      'The body of such a page is rendered while building. Only a page with live components hydrates its content.',
    link: {to: '/docs/advanced/ssg', label: 'Static site generation'}
  },
  {
    id: 'script-that-does-not-grow',
    title: 'A main script that does not grow with the site',
    reason: 'A reader of one page should not download the list of all the others.',
    status: 'here',
    answer:
      'There is no list of routes in the browser: the path of a page is enough to find its document.',
    link: {to: '/docs/advanced/routing', label: 'Routing'}
  },
  {
    id: 'all-errors-at-once',
    title: 'All errors of a build at once',
    reason: 'Mending one broken link for each build takes an afternoon.',
    status: 'here',
    answer:
      'Problems are collected and shown together, each with a file, a line and the next step.',
    link: {to: '/docs/api/errors', label: 'Error codes'}
  },
  {
    id: 'code-from-files',
    title: 'Code in a page from a file of the project',
    reason: 'An example that is also tested does not go out of date unnoticed.',
    status: 'here',
    answer:
      'A code block can name a file and a region of it; a change of the file changes the page.',
    link: {to: '/docs/markdown-features/code-blocks', label: 'Code blocks'}
  },
  {
    id: 'styles-that-win',
    title: 'Styles of a site that win without !important',
    reason: 'A rule that depends on how specific another one is breaks with the next release.',
    status: 'here',
    answer: 'All rules of the theme are in cascade layers. Those of a site are in none, and win.',
    link: {to: '/docs/styling-layout', label: 'Styling and layout'}
  },
  {
    id: 'languages-in-one-build',
    title: 'Several languages in one build',
    reason: 'Translations belong to one project and should be published together.',
    status: 'recipe',
    answer: 'A site is in one language. Several sites with one shared configuration make several.',
    link: {to: '/docs/i18n/introduction', label: 'Internationalization'}
  },
  {
    id: 'pictures-in-sizes',
    title: 'Photos in the size that a screen needs',
    reason: 'A photo from a camera has many times the pixels that a page can show.',
    status: 'recipe',
    answer: 'A script of some lines makes smaller copies, and a component offers them to browsers.',
    link: {to: '/docs/api/plugins/@docusaurus/plugin-ideal-image', label: 'The recipe'}
  },
  {
    id: 'one-pdf',
    title: 'The whole documentation as one PDF',
    reason: 'Some readers work where there is no network, and some need a copy to keep.',
    status: 'open',
    answer: 'A page prints as a clean article. Nothing puts all pages into one file.'
  },
  {
    id: 'edit-in-the-browser',
    title: 'Editing a page in the browser',
    reason: 'Who finds a wrong word does not always have a clone.',
    status: 'open',
    answer:
      'With editUrl a page links to its source at a code host, where it can be changed. Lectern has no editor.',
    link: {to: '/docs/api/plugins/@docusaurus/plugin-content-docs', label: 'Options of docs'}
  },
  {
    id: 'docs-from-types',
    title: 'Reference pages from the types of a library',
    reason: 'Names and types are in the code already.',
    status: 'open',
    answer:
      'A plugin can make routes from any data. None that reads TypeScript comes with Lectern.',
    link: {to: '/docs/advanced/plugins', label: 'How plugins work'}
  }
]
