import {expect, test} from 'vitest'
import {resolveTags} from './post-tags.js'

test('takes labels and permalinks, each tag once', () => {
  const tags = ['Release', 'i18n', {label: 'D', permalink: '/d-custom'}, 'release']
  expect(resolveTags(tags, '/blog/tags')).toEqual([
    {label: 'Release', path: '/blog/tags/release'},
    {label: 'i18n', path: '/blog/tags/i-18-n'},
    {label: 'D', path: '/blog/tags/d-custom'}
  ])
})
