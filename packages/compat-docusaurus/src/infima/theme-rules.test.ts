import {expect, test} from 'vitest'
import {adaptSelectors, adaptSiteSelectors} from './adapt-selectors.js'
import {readInfimaNames} from './infima-names.js'
import {removeRules} from './theme-rules.js'

const names = readInfimaNames()

/** Selectors that are left of a stylesheet. */
async function keep(css: string): Promise<string[]> {
  const left = await removeRules(css, names)
  return [...left.matchAll(/^\s*([^@{}\n][^{}]*)\{/gm)].map(([, list = '']) =>
    list.trim().replace(/\s+/g, ' ')
  )
}

test('the class and element lists of Infima are complete', () => {
  expect(names.classes.size).toBe(285)
  expect([...names.elements]).toEqual(
    expect.arrayContaining(['html', 'body', 'h1', 'h6', 'a', 'code', 'table', 'blockquote'])
  )
  expect(names.elements.has('button')).toBe(false)
})

test.each([
  '.navbar { top: 0 }',
  '.own .menu__link:hover { top: 0 }',
  '.menu__link--sublist-caret::after { top: 0 }',
  'h1, h2 { top: 0 }',
  '.lead { top: 0 }',
  '.markdown a:not([class]) { top: 0 }',
  'button { top: 0 }',
  '.markdown li:has(> p) { top: 0 }',
  '.markdown table:has(code) { tbody, tr { top: 0 } td { top: 0 } }',
  ".tabs__item[aria-selected='true'] { top: 0 }"
])('the theme rule %s is removed', async (css) => {
  expect(await keep(css)).toEqual([])
})

test.each([
  ['.doc-columns { top: 0 }', '.doc-columns'],
  ['.menu__link .icon { top: 0 }', '.menu__link .icon'],
  ['.navbar--hidden.navbar { top: 0 }', '.navbar--hidden.navbar'],
  ['html::before { top: 0 }', 'html::before'],
  [':focus-visible { top: 0 }', ':focus-visible'],
  ['html:has(.navbar-sidebar[open]) { top: 0 }', 'html:has(.navbar-sidebar[open])'],
  ['.dropdown:has(> .own) { top: 0 }', '.dropdown:has(> .own)'],
  ['.icon-button span { top: 0 }', '.icon-button span'],
  ['.code-block-buttons button:hover { top: 0 }', '.code-block-buttons button:hover'],
  ['.card, .card-grid { top: 0 }', '.card-grid']
])('the rule %s keeps the selector %s', async (css, kept) => {
  expect(await keep(css)).toEqual([kept])
})

const CONTENT = ':where([data-static-content], [data-live-content])'

test.each([
  ['.markdown > h2{}', `:is(.markdown, .markdown > ${CONTENT}) > h2{}`],
  [
    'article .theme-doc-markdown.markdown>p{}',
    `article :is(.theme-doc-markdown.markdown, .theme-doc-markdown.markdown > ${CONTENT}) > p{}`
  ],
  ['.markdownish > b{}', '.markdownish > b{}'],
  ['.markdown h1:first-child{}', '.markdown h1:first-of-type{}'],
  [
    '.markdown header + p:hover{}',
    '.markdown :is(header + p, header + :where([data-static-content], [data-live-content]) > p:where(:first-child), :where([data-static-content], [data-live-content]) > h1:where(:first-of-type) + p):hover{}'
  ],
  [
    '.markdown > header + *{}',
    ':is(.markdown, .markdown > :where([data-static-content], [data-live-content])) > :is(header + *, header + :where([data-static-content], [data-live-content]) > *:where(:first-child), :where([data-static-content], [data-live-content]) > h1:where(:first-of-type) + *){}'
  ],
  ['.card header + p{}', '.card header + p{}'],
  ['.card h1:first-child{}', '.card h1:first-child{}'],
  [
    '.menu__link--active:not(.menu__link--sublist){}',
    ':is(.menu__link--active, .menu__link--branch):not(.menu__link--sublist){}'
  ],
  ['.menu__link--active-x{}', '.menu__link--active-x{}'],
  ['#__docusaurus > a{}', '#__docusaurus > a{}']
])('%s becomes %s', (css, adapted) => {
  expect(adaptSelectors(css)).toBe(adapted)
})

test.each([
  ['.navbar__logo img{}', ':is(.navbar__logo img, img.navbar__logo){}'],
  ['.a .navbar__logo > img:hover{}', '.a :is(.navbar__logo > img, img.navbar__logo):hover{}'],
  ['.navbar__logo .imgs{}', '.navbar__logo .imgs{}'],
  ['.DocSearch-Button:hover{}', ':is(.DocSearch-Button, .search-button):hover{}'],
  [
    '.DocSearch-Button .DocSearch-Button-Key{}',
    ':is(.DocSearch-Button, .search-button) :is(.DocSearch-Button-Key, .search-button__key > kbd){}'
  ],
  ['.DocSearch-Modal{}', '.DocSearch-Modal{}'],
  [
    "[class^='docMainContainer_'] > .container > .row{}",
    ":is(:is([class^='docMainContainer_'], .doc-main) > :is(.container, .doc-columns, .footer__inner, :where(.main-wrapper).blog-wrapper), .doc-main:has(> .row)) > .row{}"
  ],
  [
    '.theme-doc-sidebar-container > [class*=sidebarViewport] a{}',
    ':is(.theme-doc-sidebar-container > :is([class*=sidebarViewport], .theme-doc-sidebar-container), .theme-doc-sidebar-container) a{}'
  ],
  ["[class^='docRoot_'] a{}", ":is([class^='docRoot_'], .docs-wrapper) a{}"],
  ['.menu__link--active{}', ':is(.menu__link--active, .menu__link--branch){}'],
  [
    '.footer .container{}',
    '.footer :is(.container, .doc-columns, .footer__inner, :where(.main-wrapper).blog-wrapper){}'
  ],
  ['.alert--info a{}', ':is(.alert--info, details:where(.details)) a{}'],
  ['.markdown .alert{}', '.markdown :is(.alert, details:where(.details)){}'],
  ['.alert--success, .my-alert{}', '.alert--success, .my-alert{}'],
  ['.my-container, .container-fluid{}', '.my-container, .container-fluid{}']
])('%s in a stylesheet of the site becomes %s', (css, adapted) => {
  expect(adaptSiteSelectors(css, 'custom.css')).toBe(adapted)
})

test.each(['.container{}', '.alert{}'])('%s of a style module is local', (css) => {
  expect(adaptSiteSelectors(css, 'a.module.css')).toBe(css)
})
