import {expect, test} from 'vitest'
import {box} from './drawn-element.js'
import {createLetterCheck} from './find-missing-letters.js'
import {createSiteContext} from '@lectern/testing/create-site-context'
import {readFonts} from './font-files.js'
import {findLetterProblems} from './letter-problems.js'

const check = createLetterCheck(readFonts([], createSiteContext()))
const HINT =
  "Add a font with these letters to `fonts` of the social-images plugin, or set `image` in the page's front matter."

test.each([
  'Plugins & “themes” — 2 × 2',
  'Łódź',
  'Übergrößenträger',
  'Ελλάδα',
  'Руководство',
  'Tiếng Việt'
])('Inter covers the letters of %s', (title) => {
  expect(check(title)).toEqual([])
})

test.each([
  ['Japanese', '日本語と日本', ['日', '本', '語', 'と']],
  ['Chinese', '文档', ['文', '档']],
  ['Korean', '문서', ['문', '서']],
  ['Hebrew', 'שלום', ['ש', 'ל', 'ו', 'ם']],
  ['Arabic', 'دليل', ['د', 'ل', 'ي']],
  ['pictures', 'Done 🎉', ['🎉']]
])('lists letters that no font covers, without duplicates: %s', (_, title, missing) => {
  expect(check(title)).toEqual(missing)
})

test('reports the page, whichever string of its image contains the letters', () => {
  const site = {subject: 'the site itself', element: box({}, 'Field Notes')}
  const draw = (title: string, description: string) =>
    box({}, box({}, 'Field Notes'), box({}, title), box({}, description))
  const pages = [
    {subject: '/docs/ja', source: 'docs/ja.md', element: draw('一二三四五六', '七八九')},
    {subject: '/docs/owl', element: draw('Owl', 'Hunts at night.')}
  ]
  expect(findLetterProblems(site, pages, check)).toEqual([
    {
      code: 'social-image-letter-missing',
      policy: 'warn',
      message:
        'The fonts of the social image for /docs/ja have no glyphs for: 一 二 三 四 五 六 七 八 …',
      position: {file: 'docs/ja.md'},
      hint: HINT
    }
  ])
})

test('letters in the site title, which all images share, are reported once', () => {
  const site = {subject: 'the site itself', element: box({}, '鳥')}
  const owl = {subject: '/docs/owl', element: box({}, '鳥', 'Owl')}
  expect(findLetterProblems(site, [owl, owl], check)).toEqual([
    {
      code: 'social-image-letter-missing',
      policy: 'warn',
      message: 'The fonts of the social image for the site itself have no glyphs for: 鳥',
      hint: HINT
    }
  ])
})
