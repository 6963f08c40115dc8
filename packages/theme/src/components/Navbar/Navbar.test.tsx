import Layout from '@theme/Layout'
import {expect, test} from 'vitest'
import {outline} from '../../fixtures/outline.js'
import {renderSample, type Sample} from '../../fixtures/render-sample.js'

type Config = Sample['themeConfig']

/** Returns an outline of the navbar as readers see it. */
function readNavbar(themeConfig: Config): string[] {
  const html = renderSample(<Layout />, {themeConfig})
  return outline(/<nav\b.*?<\/nav>/s.exec(html)?.[0] ?? '')
}

test('the bar has the menu button, the site name, its items and the color mode', () => {
  expect(
    readNavbar({
      navbar: {
        title: 'Birds',
        items: [
          {label: 'Blog', to: '/blog', position: 'left'},
          {label: 'Code', href: 'https://example.com', position: 'right'}
        ]
      }
    }).join(' ')
  ).toBe(
    'Main: (Toggle navigation bar)[Birds](/base/)[Blog](/base/blog) [Code](https://example.com)(Switch between dark and light mode)'
  )
})

test('a site without a color mode switch has no button for it', () => {
  const items = [{label: 'Blog', to: '/blog'}]
  expect(readNavbar({colorMode: {disableSwitch: true}, navbar: {items}}).join(' ')).not.toContain(
    'Switch between'
  )
})

test('an item opens a menu with nested items', () => {
  const items = [
    {
      label: 'Community',
      items: [
        {label: 'Chat', href: 'https://example.com/chat'},
        {type: 'html', value: '<hr>'},
        {label: 'Help', to: '/help'}
      ]
    }
  ]
  expect(readNavbar({navbar: {items}})).toEqual(
    expect.arrayContaining([
      '(Community)',
      '[Chat](https://example.com/chat)',
      '[Help](/base/help)'
    ])
  )
})

test('an item with a page and a menu is a link next to a button', () => {
  const items = [{label: 'Docs', to: '/docs', items: [{label: 'Owl', to: '/docs/owl'}]}]
  expect(readNavbar({navbar: {items}}).join(' ')).toContain('[Docs](/base/docs)(Docs menu)')
})

test('the mobile menu is empty until opened, so that pages contain their links only once', () => {
  const html = renderSample(<Layout />, {
    themeConfig: {navbar: {items: [{label: 'Blog', to: '/blog'}]}}
  })
  expect(html).toMatch(/<dialog [^>]*id="navbar-sidebar"[^>]*><\/dialog>/)
  expect(html.match(/href="\/base\/blog"/g)).toHaveLength(1)
})

test.each([
  ['dark', 'navbar--dark'],
  ['primary', 'navbar--primary']
] as const)('a %s bar has the class %s', (style, className) => {
  expect(renderSample(<Layout />, {themeConfig: {navbar: {style}}})).toContain(className)
})
