import {ownValue} from '@lectern/shared/objects/own-value'

/**
 * Lectern's selectors, by the names of classes in Docusaurus's style modules. Docusaurus adds a hash
 * to these names, so stylesheets refer to them by their beginning.
 */
const MODULE_CLASSES: Readonly<Record<string, string>> = {
  admonition: '.theme-admonition',
  admonitionHeading: '.admonition-heading',
  admonitionContent: '.admonition-content',
  announcementBar: '.theme-announcement-bar',
  announcementBarContent: '.announcement-bar__content',
  announcementBarClose: '.announcement-bar__close',
  backToTopButton: '.theme-back-to-top-button',
  breadcrumbsContainer: '.theme-doc-breadcrumbs',
  buttonGroup: '.code-block-buttons',
  cardContainer: 'a.card',
  cardTitle: '.card__title',
  cardDescription: '.card__text',
  codeBlock: '.theme-code-block .prism-code',
  codeBlockContainer: '.theme-code-block',
  codeBlockContent: '.code-block-content',
  codeBlockLines: '.prism-code > code',
  codeBlockTitle: '.code-block-title',
  codeLine: '.token-line',
  collapseSidebarButton: '.doc-sidebar__collapse',
  colorModeToggle: '.color-mode-toggle',
  details: '.details',
  docItemCol: '.doc-article',
  docItemContainer: '.doc-article',
  docMainContainer: '.doc-main',
  docRoot: '.docs-wrapper',
  docsWrapper: '.docs-wrapper',
  docSidebarContainer: '.theme-doc-sidebar-container',
  iconExternalLink: "a[target='_blank'] > .icon",
  lastUpdated: '.theme-last-updated',
  mainWrapper: '.main-wrapper',
  mdxPageWrapper: '.mdx-page',
  navbarSearchContainer: '.navbar__search',
  sidebar: '.theme-doc-sidebar-container > .menu',
  sidebarViewport: '.theme-doc-sidebar-container',
  skipToContent: '.skip-to-content',
  tabItem: '.tabs__item',
  tabList: '.theme-tabs-container > .tabs',
  tableOfContents: '.table-of-contents',
  tableOfContentsInline: '.toc-inline',
  tocCollapsible: '.theme-doc-toc-mobile',
  tocCollapsibleButton: '.theme-doc-toc-mobile > summary',
  tocCollapsibleContent: '.theme-doc-toc-mobile > ul',
  tocMobile: '.theme-doc-toc-mobile',
  toggle: '.color-mode-toggle',
  toggleButton: '.color-mode-toggle'
}

const CLASS_START = /\[\s*class\s*[\^*]=\s*(?:"([A-Za-z]+)_*"|'([A-Za-z]+)_*'|([A-Za-z]+)_*)\s*\]/g

/**
 * Makes selectors for classes of Docusaurus's style modules, such as
 * `[class^='admonitionHeading_']`, also match the elements of Lectern's theme.
 */
export function adaptModuleClasses(css: string): string {
  return css.replace(CLASS_START, (selector: string, ...names: (string | undefined)[]) => {
    const name = names.slice(0, 3).find((one) => one !== undefined) ?? ''
    const own = ownValue(MODULE_CLASSES, name)
    return own ? `:is(${selector}, ${own})` : selector
  })
}
