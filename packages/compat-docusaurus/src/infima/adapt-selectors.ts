import {ownValue} from '@lectern/shared/objects/own-value'
import {adaptModuleClasses} from './module-classes.js'

/** Matches a compound selector that contains a class, with the child combinator after it. */
const PARENT = /(?<![\w.#:-])([\w#:-]*)((?:\.[\w-]+)+)\s*>\s*(?=[^\s{])/g
const MARKDOWN = /\.(?:theme-doc-)?markdown(?![\w-])/
/** Matches the element after the title of a page. */
const AFTER_TITLE = /\bheader\s*\+\s*((?:[a-z][\w-]*|\*)(?:\.[\w-]+)*)(?![\w-])/g
const CONTENT = ':where([data-static-content], [data-live-content])'
/** The title of a page that is part of its content. */
const OWN_TITLE = `${CONTENT} > h1:where(:first-of-type)`

/**
 * Adapts selectors written for Docusaurus's markup. Lectern's markup differs in three ways: content
 * has its own element inside `.markdown`, the title isn't wrapped in a header, and ancestor
 * categories have a different class.
 */
export function adaptSelectors(css: string): string {
  return css
    .replace(/[^{},]+/g, adaptTitle)
    .replace(PARENT, adaptParent)
    .replace(/\.menu__link--active(?![\w-])/g, ':is(.menu__link--active, .menu__link--branch)')
}

function adaptParent(selector: string, start: string, classes: string): string {
  return MARKDOWN.test(classes) ? `${start}:is(${classes}, ${classes} > ${CONTENT}) > ` : selector
}

/**
 * Adapts selectors for the page title and the element after it. Docusaurus wraps the title in a
 * `<header>`, so it's a first child even if other content precedes it.
 */
function adaptTitle(selector: string): string {
  const start = selector.search(MARKDOWN)
  if (start < 0) return selector
  const title = selector
    .slice(start)
    .replace(/\bh1:first-child/g, 'h1:first-of-type')
    .replace(
      AFTER_TITLE,
      `:is($&, header + ${CONTENT} > $1:where(:first-child), ${OWN_TITLE} + $1)`
    )
  return selector.slice(0, start) + title
}

/** The elements that are Docusaurus's containers: content of docs, blog and footer. */
const CONTAINERS =
  ':is(.container, .doc-columns, .footer__inner, :where(.main-wrapper).blog-wrapper)'

/** Details in content. In Docusaurus, they're alerts. */
const DETAILS = 'details:where(.details)'

/** Matches the container of a doc. */
const DOC_CONTAINER =
  /\[\s*class\s*[\^*]=\s*['"]?docMainContainer_*['"]?\s*\]\s*>\s*\.container(?![\w-])/g
/** The parent of a doc's layout that is copied from Docusaurus, which starts with a row. */
const COPIED_LAYOUT = '.doc-main:has(> .row)'

/**
 * Adapts selectors in stylesheets of the site. Unlike in Docusaurus's own stylesheets, they can refer
 * to classes of its style modules and to the element around a logo, which is the image in Lectern.
 * They can also refer to containers and alerts, unless the class is local to a style module.
 */
export function adaptSiteSelectors(css: string, file: string): string {
  const adapted = adaptSiteNames(css.replace(DOC_CONTAINER, `:is($&, ${COPIED_LAYOUT})`))
  if (/\.module\.\w+$/.test(file)) return adapted
  return adapted
    .replace(/(?<![\w-])\.container(?![\w-])(?=[^{}]*\{)/g, CONTAINERS)
    .replace(/(?<![\w-])\.alert(?:--info)?(?![\w-])(?=[^{}]*\{)/g, `:is($&, ${DETAILS})`)
}

/** Matches an element of Docusaurus that is the same as its parent in Lectern. */
const SIDEBAR_VIEWPORT =
  /\.theme-doc-sidebar-container[\s>]+\[\s*class\s*[\^*]=\s*['"]?sidebarViewport_*['"]?\s*\]/g

function adaptSiteNames(css: string): string {
  const own = css.replace(SIDEBAR_VIEWPORT, ':is($&, .theme-doc-sidebar-container)')
  return adaptModuleClasses(adaptSelectors(own))
    .replace(/(?<![\w-])\.navbar__logo[ >]+img(?![\w-])/g, ':is($&, img.navbar__logo)')
    .replace(/(?<![\w-])\.DocSearch-[A-Z][\w-]*(?=[^{}]*\{)/g, adaptSearchClass)
}

/** Lectern's selectors for the search button, by DocSearch's classes. */
const SEARCH_CLASSES: Readonly<Record<string, string>> = {
  '.DocSearch-Button': '.search-button',
  '.DocSearch-Button-Placeholder': '.search-button__label',
  '.DocSearch-Button-Keys': '.search-button__key',
  '.DocSearch-Button-Key': '.search-button__key > kbd',
  '.DocSearch-Search-Icon': '.search-button > .icon'
}

function adaptSearchClass(name: string): string {
  const own = ownValue(SEARCH_CLASSES, name)
  return own ? `:is(${name}, ${own})` : name
}
