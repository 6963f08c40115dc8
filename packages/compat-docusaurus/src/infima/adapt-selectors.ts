/** Matches a compound selector with classes, and the child combinator after it. */
const PARENT = /(?<![\w.#:-])([\w#:-]*)((?:\.[\w-]+)+)\s*>\s*(?=[^\s{])/g
const MARKDOWN = /\.(?:theme-doc-)?markdown(?![\w-])/

/**
 * Adapts selectors that were written for Docusaurus's markup. In the theme's markup, content has
 * its own element inside `.markdown`, the title isn't wrapped in a header, ancestor categories have
 * a separate label class, and the root element has a different ID.
 */
export function adaptSelectors(css: string): string {
  return css
    .replace(PARENT, adaptParent)
    .replace(/[^{},]+/g, adaptTitle)
    .replace(/\.menu__link--active(?![\w-])/g, ':is(.menu__link--active, .menu__link--branch)')
    .replace(/#__docusaurus(?![\w-])/g, '#__site')
}

function adaptParent(selector: string, start: string, classes: string): string {
  return MARKDOWN.test(classes)
    ? `${start}:is(${classes}, ${classes} > :where([data-static-content], [data-live-content])) > `
    : selector
}

/** Adapts selectors for the page title, which Docusaurus wraps in a `<header>` even if other content precedes it. */
function adaptTitle(selector: string): string {
  const start = selector.search(MARKDOWN)
  if (start < 0) return selector
  const title = selector.slice(start).replace(/\bh1:first-child/g, 'h1:first-of-type')
  return selector.slice(0, start) + title
}
