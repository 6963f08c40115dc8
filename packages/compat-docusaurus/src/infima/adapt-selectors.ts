import {adaptModuleClasses} from './module-classes.js'

/** Matches a compound selector that contains a class, with the child combinator after it. */
const PARENT = /(?<![\w.#:-])([\w#:-]*)((?:\.[\w-]+)+)\s*>\s*(?=[^\s{])/g
const MARKDOWN = /\.(?:theme-doc-)?markdown(?![\w-])/

/**
 * Adapts selectors written for Docusaurus's markup. Lectern's markup differs in four ways: content
 * has its own element inside `.markdown`, the title isn't wrapped in a header, ancestor categories
 * have a different class, and the root element has a different ID.
 */
export function adaptSelectors(css: string): string {
  return css
    .replace(PARENT, adaptParent)
    .replace(/[^{},]+/g, adaptTitle)
    .replace(/\.menu__link--active(?![\w-])/g, ':is(.menu__link--active, .menu__link--branch)')
    .replace(/#__docusaurus(_skipToContent_fallback)?(?![\w-])/g, (_, isMain) =>
      isMain ? '#__main' : '#__site'
    )
}

function adaptParent(selector: string, start: string, classes: string): string {
  return MARKDOWN.test(classes)
    ? `${start}:is(${classes}, ${classes} > :where([data-static-content], [data-live-content])) > `
    : selector
}

/**
 * Adapts selectors for the page title. Docusaurus wraps the title in a `<header>`, so it's a first
 * child even if other content precedes it.
 */
function adaptTitle(selector: string): string {
  const start = selector.search(MARKDOWN)
  if (start < 0) return selector
  const title = selector.slice(start).replace(/\bh1:first-child/g, 'h1:first-of-type')
  return selector.slice(0, start) + title
}

/** The elements that are Docusaurus's containers: content of docs, blog and footer. */
const CONTAINERS =
  ':is(.container, .doc-columns, .footer__inner, :where(.main-wrapper).blog-wrapper)'

/**
 * Adapts selectors in stylesheets of the site. Unlike in Docusaurus's own stylesheets, they can refer
 * to classes of its style modules and to the element around a logo, which is the image in Lectern.
 * They can also refer to containers, unless the class is local to a style module.
 */
export function adaptSiteSelectors(css: string, file: string): string {
  const adapted = adaptSiteNames(css)
  if (/\.module\.\w+$/.test(file)) return adapted
  return adapted.replace(/(?<![\w-])\.container(?![\w-])(?=[^{}]*\{)/g, CONTAINERS)
}

function adaptSiteNames(css: string): string {
  return adaptModuleClasses(adaptSelectors(css)).replace(
    /(?<![\w-])\.navbar__logo[ >]+img(?![\w-])/g,
    ':is($&, img.navbar__logo)'
  )
}
