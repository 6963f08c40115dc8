import {expect, test} from 'vitest'
import {cutLiveContent} from './live-content.js'

const sidebar = '<aside><a href="/owls">Owls</a></aside>'

test('returns all live contents of a page without its sidebar and its props', () => {
  const contents =
    '<div class="a" data-live-content="0"><p>Owl</p></div><div data-live-content="1"></div>'
  const page = `${sidebar}<main><article>${contents}</article></main><script>{"a":"<\\/p>"}</script>`
  expect(cutLiveContent(page)).toBe(`${contents}</article>`)
})

test('returns the rest of a page without main', () => {
  expect(cutLiveContent(`${sidebar}<p data-live-content="0">Owl</p>`)).toBe(
    '<p data-live-content="0">Owl</p>'
  )
})

test('returns nothing for a page that only mentions the attribute', () => {
  expect(cutLiveContent('<main><p>data-live-content=&quot;0&quot;</p></main>')).toBeUndefined()
})
