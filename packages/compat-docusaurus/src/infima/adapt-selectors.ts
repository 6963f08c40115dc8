const MARKDOWN = /((?:\.[\w-]+)*\.(?:theme-doc-)?markdown(?:\.[\w-]+)*)\s*>\s*(?=[^\s{])/g

/** The page title, which Docusaurus wraps in a `<header>` even if other content precedes it. */
const TITLE = /(\.(?:theme-doc-)?markdown\b[^{},]*\bh1):first-child/g

/**
 * Makes selectors that mean Docusaurus's markup match the theme's: content is in an element of its own
 * between `.markdown` and its paragraphs, its title follows what precedes it in the file, the names of
 * categories that contain the page have a class of their own, and the root element has a different id.
 */
export function adaptSelectors(css: string): string {
  return css
    .replace(MARKDOWN, ':is($1, $1 > :where([data-static-content], [data-live-content])) > ')
    .replace(TITLE, '$1:first-of-type')
    .replace(/\.menu__link--active(?![\w-])/g, ':is(.menu__link--active, .menu__link--branch)')
    .replace(/#__docusaurus(?![\w-])/g, '#__site')
}
