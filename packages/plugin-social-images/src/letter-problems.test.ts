import type {Route} from '@lectern/types'
import {expect, test} from 'vitest'
import {createLetterCheck} from './find-missing-letters.js'
import {readFonts} from './font-files.js'
import {findLetterProblems} from './letter-problems.js'

const check = createLetterCheck(readFonts([], '/'))

test.each([
  'Plugins & “themes” — 2 × 2',
  'Łódź',
  'Übergrößenträger',
  'Ελλάδα',
  'Руководство',
  'Tiếng Việt'
])('Inter has the letters of %s', (title) => {
  expect(check(title)).toEqual([])
})

test('names the letters that no font has, each once', () => {
  expect(check('日本語と日本')).toEqual(['日', '本', '語', 'と'])
})

test('says which page it is', () => {
  const route: Route = {
    path: '/docs/ja',
    component: '@theme/DocItem',
    props: {},
    contents: [],
    head: [{tag: 'title', content: '一二三四五六七八九'}],
    plugin: {name: 'docs', id: 'default'},
    source: 'docs/ja.md'
  }
  expect(findLetterProblems([route], check)).toEqual([
    {
      code: 'social-image-letter-missing',
      message:
        'No font has these letters of the title of /docs/ja for its social image: 一 二 三 四 五 六 七 八 …',
      position: {file: 'docs/ja.md'},
      hint: 'Name a font that has them in `fonts` of the plugin social-images, or give the page an `image`.'
    }
  ])
})
