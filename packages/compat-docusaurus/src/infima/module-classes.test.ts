import {expect, test} from 'vitest'
import {adaptModuleClasses} from './module-classes.js'

test.each([
  ["[class^='admonitionHeading_']{}", ":is([class^='admonitionHeading_'], .admonition-heading){}"],
  ['[class*="codeBlockTitle"]{}', ':is([class*="codeBlockTitle"], .code-block-title){}'],
  [
    '.a [class*=announcementBar_] > a:hover{}',
    '.a :is([class*=announcementBar_], .theme-announcement-bar) > a:hover{}'
  ],
  [
    "[class^='sidebarViewport'] > a{}",
    ":is([class^='sidebarViewport'], .theme-doc-sidebar-container) > a{}"
  ],
  ["[class^='sidebar_']{}", ":is([class^='sidebar_'], .theme-doc-sidebar-container > .menu){}"],
  ["[class^='own_']{}", "[class^='own_']{}"],
  ["[class^='constructor']{}", "[class^='constructor']{}"],
  ["[class*='language-']{}", "[class*='language-']{}"],
  ["[class$='codeBlockTitle']{}", "[class$='codeBlockTitle']{}"]
])('%s becomes %s', (css, adapted) => {
  expect(adaptModuleClasses(css)).toBe(adapted)
})
