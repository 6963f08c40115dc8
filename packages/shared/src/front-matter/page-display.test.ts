import {expect, test} from 'vitest'
import {createPageDisplay, createPostDisplay} from './page-display.js'

const plain = {contentTitle: undefined}

test('a page shows its title and a table of contents with the levels of the theme', () => {
  expect(createPageDisplay({}, plain)).toEqual({showTitle: true, hideTableOfContents: false})
})

test('a heading in the content replaces the title', () => {
  expect(createPageDisplay({}, {contentTitle: 'Herons'}).showTitle).toBe(false)
})

test('hide_title hides the title', () => {
  expect(createPageDisplay({hide_title: true}, plain).showTitle).toBe(false)
})

test.each([
  ['a heading in the content', {contentTitle: 'Herons'}, {hide_title: true}, true],
  ['no heading', plain, {}, true],
  ['a hidden title', plain, {hide_title: true}, false]
])('a page whose content loses its heading shows the title: %s', (_, source, fields, expected) => {
  expect(createPostDisplay(fields, source).showTitle).toBe(expected)
})

test('the table of contents follows the front matter', () => {
  const fields = {hide_table_of_contents: true, toc_min_heading_level: 3, toc_max_heading_level: 5}
  expect(createPageDisplay(fields, plain)).toEqual({
    showTitle: true,
    hideTableOfContents: true,
    tocMinHeadingLevel: 3,
    tocMaxHeadingLevel: 5
  })
})

test("a title that isn't first also replaces the title", () => {
  expect(createPageDisplay({}, {hasTitle: true}).showTitle).toBe(false)
  expect(createPostDisplay({}, {hasTitle: true}).showTitle).toBe(false)
})
