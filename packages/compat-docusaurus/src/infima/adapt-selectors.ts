const MARKDOWN = /((?:\.[\w-]+)*\.(?:theme-doc-)?markdown(?:\.[\w-]+)*)\s*>\s*(?=[^\s{])/g

/**
 * Makes selectors that mean Docusaurus's markup match the theme's: static content is in an element of its
 * own between `.markdown` and its paragraphs, and the root element has a different id.
 */
export function adaptSelectors(css: string): string {
  return css
    .replace(MARKDOWN, ':is($1, $1 > :where([data-static-content])) > ')
    .replace(/#__docusaurus(?![\w-])/g, '#__site')
}
