import DocCardList from '@theme/DocCardList'
import {expect, test} from 'vitest'
import {renderSample} from '../behaviour/render-sample.js'

test('a list of cards needs entries, or the page of a category', () => {
  expect(() => renderSample(<DocCardList />, {path: '/docs/a'})).toThrow(
    'There is no sidebar category with the path "/docs/a". Its entries are known on the generated page of a category only; give DocCardList `items` elsewhere.'
  )
})
