import Footer from '@theme/Footer'
import {expect, test} from 'vitest'
import {outline} from '../../fixtures/outline.js'
import {renderSample, type Sample} from '../../fixtures/render-sample.js'

type FooterInput = NonNullable<NonNullable<Sample['themeConfig']>['footer']>

function render(footer: FooterInput): string {
  return renderSample(<Footer />, {themeConfig: {footer}})
}

test('links are in columns with titles', () => {
  const html = render({
    links: [
      {title: 'Birds', items: [{label: 'Owl', to: '/docs/owl'}]},
      {items: [{html: '<i>By hand</i>'}, {label: 'Code', href: 'https://example.com/code'}]}
    ],
    copyright: 'Copyright &copy; <b>Ada</b>'
  })
  expect(outline(html)).toEqual([
    'Birds',
    '[Owl](/base/docs/owl)',
    'By hand',
    '[Code](https://example.com/code)',
    'Copyright &copy; Ada'
  ])
})

test('links can have other attributes', () => {
  const link = {label: 'Owl', to: '/docs/owl', 'data-kind': 'bird'}
  expect(render({links: [link]})).toContain('data-kind="bird"')
})

test('links without columns are in one line', () => {
  const html = render({
    links: [
      {label: 'Owl', to: '/docs/owl'},
      {label: 'Gull', to: '/docs/gull'}
    ]
  })
  expect(outline(html)).toEqual(['[Owl](/base/docs/owl)', '[Gull](/base/docs/gull)'])
  expect(html).toContain('footer__items--flat')
})

test('a link to a different site opens in a new tab, unless the site configures otherwise', () => {
  const html = render({
    links: [
      {label: 'Code', href: 'https://example.com/code'},
      {label: 'Chat', href: 'https://example.com/chat', target: '_self', rel: 'me'}
    ]
  })
  expect(html).toContain(
    'href="https://example.com/code" rel="noopener noreferrer" target="_blank"'
  )
  expect(html).toContain('href="https://example.com/chat" rel="me" target="_self"')
})

test('a footer can have a logo, and dark colors', () => {
  const html = render({
    style: 'dark',
    logo: {src: '/img/owl.svg', alt: 'Birds', href: 'https://example.com'}
  })
  expect(outline(html)).toEqual(['[![Birds](/base/img/owl.svg)](https://example.com)'])
  expect(html).toContain('footer--dark')
})

test('a site without a footer has none', () => {
  expect(renderSample(<Footer />)).toBe('')
})
