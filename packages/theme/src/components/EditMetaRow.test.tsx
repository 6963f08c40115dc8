import EditMetaRow from '@theme/EditMetaRow'
import {expect, test} from 'vitest'
import {renderSample} from '../fixtures/render-sample.js'

test('shows when and by whom a page was last changed, with a machine-readable date', () => {
  const html = renderSample(
    <EditMetaRow lastUpdatedAt="2024-05-06T23:30:00.000Z" lastUpdatedBy="Ada" />
  )
  expect(html).toBe(
    '<div class="page-footer__row"><span class="theme-last-updated">Last updated on <time dateTime="2024-05-06T23:30:00.000Z">May 6, 2024</time> by Ada</span></div>'
  )
})

test('shows the available data', () => {
  expect(renderSample(<EditMetaRow lastUpdatedBy="Ada" />)).toContain('Last updated by Ada')
  const date = renderSample(<EditMetaRow lastUpdatedAt="2024-05-06T23:30:00.000Z" />)
  expect(date).toMatch(/Last updated on <time[^>]*>May 6, 2024<\/time><\/span>/)
  expect(renderSample(<EditMetaRow editUrl="https://example.com/edit" />)).not.toContain('updated')
})

test('shows nothing for a page without data', () => {
  expect(renderSample(<EditMetaRow />)).toBe('')
})

test('links to an issue form for the page', () => {
  const themeConfig = {issueUrl: 'https://example.com/new?body={url}&title={path}'}
  const html = renderSample(<EditMetaRow />, {themeConfig, path: '/docs/a b'})
  expect(html).toContain(
    'href="https://example.com/new?body=https%3A%2F%2Fsite.example%2Fbase%2Fdocs%2Fa%20b&amp;title=%2Fdocs%2Fa%20b"'
  )
  expect(html).toContain('Report an issue')
})

test('lists the contributors', () => {
  expect(renderSample(<EditMetaRow contributors={['Ada', 'Eve']} />)).toContain(
    'Contributors: Ada, Eve'
  )
})
