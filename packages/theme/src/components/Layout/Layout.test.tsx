import ErrorPage from '@theme/Error'
import Layout from '@theme/Layout'
import NotFound from '@theme/NotFound'
import {expect, test} from 'vitest'
import {outline, outlineMain} from '../../fixtures/outline.js'
import {renderSample} from '../../fixtures/render-sample.js'

test('a page starts with the skip link and the announcement', () => {
  const html = renderSample(<Layout>Owl</Layout>, {
    themeConfig: {announcementBar: {id: 'a', content: 'We <a href="/owl">moved</a>'}}
  })
  expect(outline(html).slice(0, 4)).toEqual([
    '[Skip to main content](#__main)',
    'Announcement:',
    'We [moved](/owl)',
    '(Close)'
  ])
  expect(html).toContain('id="__main"')
})

test('an announcement that cannot be closed has no button', () => {
  const html = renderSample(<Layout />, {
    themeConfig: {announcementBar: {id: 'a', content: 'Moved', isCloseable: false}}
  })
  expect(outline(html)).not.toContain('(Close)')
})

test('a page can hide the footer', () => {
  const themeConfig = {footer: {copyright: 'Copyright Ada'}}
  expect(outline(renderSample(<Layout />, {themeConfig}))).toContain('Copyright Ada')
  expect(outline(renderSample(<Layout noFooter />, {themeConfig}))).not.toContain('Copyright Ada')
})

test('the not-found page links to the home page and the docs', () => {
  const version = {
    ...{name: 'current', label: 'Next', isLast: true, path: '/docs', mainDocId: 'owl'},
    ...{docs: [{id: 'owl', path: '/docs/owl', label: 'Owl'}], draftIds: [], sidebars: {}}
  }
  const html = renderSample(<NotFound />, {
    globalData: {docs: {default: {path: '/docs', breadcrumbs: true, versions: [version]}}}
  })
  expect(outlineMain(html)).toEqual([
    '404',
    '# Page Not Found',
    'We could not find what you were looking for.',
    '[Home](/base/)[Owl](/base/docs/owl)'
  ])
})

test('without docs, it only links to the home page', () => {
  expect(outlineMain(renderSample(<NotFound />)).at(-1)).toBe('[Home](/base/)')
})

test('a page that crashed shows the reason and buttons', () => {
  const html = renderSample(<ErrorPage error={new Error('No <b>luck</b>')} tryAgain={() => {}} />)
  expect(outlineMain(html)).toEqual([
    '# This page crashed.',
    'No <b>luck</b>',
    '(Try again)(Reload the page)'
  ])
})
