import {expect, test} from 'vitest'
import {renderOnPage} from '../../fixtures/run-hook.js'
import DocVersionBanner from './DocVersionBanner.js'

const VERSIONS = ['2.0', '1.0'].map((name) => ({
  ...{name, label: name, isLast: name === '2.0', path: `/docs/${name}`, mainDocId: 'owl'},
  ...{docs: [{id: 'owl', path: `/docs/${name}/owl`, label: 'Owl'}], sidebars: {}}
}))

const render = (version: object, className?: string) =>
  renderOnPage(<DocVersionBanner {...(className && {className})} />, {
    props: {pluginId: 'default', version: {isLast: false, ...version}, breadcrumbs: []},
    config: {title: 'Harbor'},
    globalData: {docs: {default: {path: '/docs', breadcrumbs: true, versions: VERSIONS}}}
  })

test('the banner of an old version has two blocks without text between them', () => {
  const html = render({name: '1.0', label: '1.0', banner: 'unmaintained'}, 'own')
  expect(html.replaceAll('<!-- -->', '')).toBe(
    '<div class="own theme-doc-version-banner alert alert--warning margin-bottom--md" role="alert">' +
      '<div>This is documentation for Harbor <b>1.0</b>, which is no longer actively maintained.</div>' +
      '<div class="margin-top--md">For up-to-date documentation, see <b>' +
      '<a href="/base/docs/2.0">the latest version (2.0)</a></b>.</div></div>'
  )
})

test('the banner of the latest version doesn’t link to it', () => {
  expect(render({name: '2.0', label: '2.0', banner: 'unreleased'})).not.toContain('<a')
})

test('a version without a banner has none', () => {
  expect(render({name: '1.0', label: '1.0'})).toBe('')
})
