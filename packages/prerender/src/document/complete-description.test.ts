import {createPageContent, createPageData} from '@lectern/testing/create-page-data'
import {expect, test} from 'vitest'
import {completeDescription} from './complete-description.js'

function describe(appHtml: string, description: string): string | undefined {
  const page = createPageData('/a', {contents: [createPageContent({description})]})
  return completeDescription(page, appHtml).contents[0]?.description
}

const wrap = (html: string) => `<main><p>Around.</p><div data-live-content="0">${html}</div></main>`

test('expressions and components are part of the first paragraph', () => {
  expect(describe(wrap('<p>2 apples &amp; <b>pears</b></p>'), 'apples & pears')).toBe(
    '2 apples & pears'
  )
  expect(describe(wrap('<p></p><p>Shown by a component.</p>'), '')).toBe('Shown by a component.')
})

test('uses the paragraph that the compiler chose', () => {
  const html = wrap('<div><p>A note.</p></div><p>Has 2 owls.</p>')
  expect(describe(html, 'Has owls.')).toBe('Has 2 owls.')
})

test('a page whose content is not found keeps the compiled description', () => {
  expect(describe('<main><p>Other.</p></main>', 'apples')).toBe('apples')
  expect(describe(wrap('<p>Other.</p>'), 'apples')).toBe('apples')
  expect(describe(wrap('<p>\u{1f989}'), 'apples')).toBe('apples')
})
