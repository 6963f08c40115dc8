import MDXPage from '@theme/MDXPage'
import {expect, test} from 'vitest'
import {outlineMain} from '../fixtures/outline.js'
import {renderSample} from '../fixtures/render-sample.js'

const PAGE = {title: 'About owls', showTitle: true, hideTableOfContents: false}

test('a page shows its title, its content and the edit link', () => {
  const html = renderSample(
    <MDXPage {...PAGE} editUrl="https://example.com/edit" wrapperClassName="wide" />,
    {contents: [{html: '<p>They hunt.</p>'}]}
  )
  expect(outlineMain(html)).toEqual([
    '# About owls',
    'They hunt.',
    '[Edit this page](https://example.com/edit)'
  ])
  expect(html).toContain('mdx-wrapper mdx-page wide')
})

test('a page whose content has a title shows it once', () => {
  const html = renderSample(<MDXPage {...PAGE} showTitle={false} unlisted />, {
    contents: [{html: '<h1>Owls</h1>', toc: [{id: 'food', depth: 2, html: 'Food'}]}]
  })
  expect(outlineMain(html).filter((line) => !line.startsWith('This page'))).toEqual([
    'Unlisted page:',
    'On this page',
    '[Food](#food)',
    '# Owls',
    'On this page:',
    'On this page',
    '[Food](#food)'
  ])
})
