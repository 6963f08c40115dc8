import {checkFrontMatter} from '@lectern/shared/schema/schema-check'
import {expect, test} from 'vitest'
import {testSource} from '../fixtures/test-docs.js'
import {docFrontMatterSchema} from './doc-front-matter.js'

test.each([
  ['id', 'a/b', '"a/b"', 'a name without `/`'],
  ['title', 3, '3', 'a string'],
  ['title_meta', ['x'], 'a list of 1 item', 'a string'],
  ['hide_title', 'yes', '"yes"', 'a boolean'],
  ['description', true, 'true', 'a string'],
  ['keywords', 'birds', '"birds"', 'a list'],
  [
    'image',
    './card.png',
    '"./card.png"',
    'a URL, or a path from the site root such as /img/card.png'
  ],
  ['slug', '', '""', 'a path'],
  ['hide_table_of_contents', 1, '1', 'a boolean'],
  ['toc_min_heading_level', 1, '1', 'a number from 2 to 6'],
  ['toc_max_heading_level', 7, '7', 'a number from 2 to 6'],
  ['sidebar_label', 3, '3', 'a string'],
  ['sidebar_position', 'first', '"first"', 'a number'],
  ['sidebar_class_name', 3, '3', 'a string'],
  ['sidebar_custom_props', 'x', '"x"', 'an object'],
  ['displayed_sidebar', 3, '3', 'a string'],
  ['pagination_label', 3, '3', 'a string'],
  ['pagination_next', false, 'false', 'a string'],
  ['pagination_prev', 3, '3', 'a string'],
  ['parse_number_prefixes', 'no', '"no"', 'a boolean'],
  ['custom_edit_url', 3, '3', 'a string'],
  ['tags', 'birds', '"birds"', 'a list'],
  ['draft', 'no', '"no"', 'a boolean'],
  ['unlisted', null, 'null', 'a boolean'],
  ['last_update', 'soon', '"soon"', 'false or an object']
])(
  'reports the position of an invalid `%s`, its value and the expected one',
  (field, value, got, want) => {
    const source = testSource('a.md', {description: 'About A.', [field]: value})
    const line = source.frontMatterLines[field]
    expect(checkFrontMatter(docFrontMatterSchema, source).problems).toEqual([
      {
        code: 'front-matter-invalid',
        message: `Front matter: \`${field}\` is ${got}, expected ${want}.`,
        position: {file: 'docs/a.md', line},
        hint: `Change \`${field}\` to ${want}.`
      }
    ])
  }
)

test('an invalid field leaves the others unchanged', () => {
  const source = testSource('a.md', {title: 'A', sidebar_position: 'first'})
  expect(checkFrontMatter(docFrontMatterSchema, source).value).toEqual({title: 'A'})
})
