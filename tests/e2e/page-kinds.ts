/**
 * One page of every kind on the reference website: what has to hold everywhere is tested on these,
 * for there are too many pages to open them all under each condition.
 */
export const PAGE_KINDS: Readonly<Record<string, string>> = {
  home: '/',
  doc: '/docs/installation',
  'doc with code and tabs': '/docs/markdown-features/tabs',
  'doc with every kind of code block': '/docs/markdown-features/code-blocks',
  'doc with admonitions': '/docs/markdown-features/admonitions',
  'doc with formulas': '/docs/markdown-features/math-equations',
  'doc with diagrams': '/docs/markdown-features/diagrams',
  'doc with components': '/docs/markdown-features/react',
  'doc with wide tables': '/docs/api/docusaurus-config',
  'doc of an old version': '/docs/2.0.1/installation',
  category: '/docs/category/guides',
  'tags of docs': '/tests/docs/tags',
  'tag of docs': '/tests/docs/tags/a',
  'doc of the tests': '/tests/docs',
  'doc with images': '/tests/docs/tests/img-tests',
  'doc without a sidebar': '/tests/docs/doc-without-sidebar',
  'list of posts': '/blog',
  post: '/blog/2022/08/01/announcing-docusaurus-2.0',
  archive: '/blog/archive',
  'tags of posts': '/blog/tags',
  'tag of posts': '/blog/tags/release',
  community: '/community/contributing',
  versions: '/versions',
  'styling with generator of colours': '/docs/styling-layout',
  'feature requests': '/feature-requests',
  'page in Markdown': '/examples/markdownPageExample',
  'page that does not exist': '/there/is/no/such/page'
}
