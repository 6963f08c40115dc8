import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {locateSlug} from './locate-slug.js'

test.each([
  ['a field', '---\ntitle: A\nslug: /same\n---\n', {line: 3, column: 1}],
  ['no such field', '---\ntitle: A\n---\n', {}],
  ['no front matter', '# A\n\nslug: /same\n', {}]
])('a page with %s', (_title, text, place) => {
  const siteDir = createTemporarySite({'docs/a.md': text})
  expect(locateSlug(siteDir, 'docs/a.md')).toEqual({file: 'docs/a.md', ...place})
})

test('a missing file has no line', () => {
  expect(locateSlug(createTemporarySite(), 'docs/a.md')).toEqual({file: 'docs/a.md'})
})
