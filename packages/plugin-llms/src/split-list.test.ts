import {expect, test} from 'vitest'
import {SITE, testPage} from './fixtures/test-page.js'
import {splitList} from './split-list.js'

const CONFIG = {...SITE, baseUrl: '/base/'}
const pages = (count: number, prefix: string) =>
  Array.from({length: count}, (_, index) =>
    testPage(`/${prefix}-${index}`, {title: 'x'.repeat(80)})
  )
const split = (sections: Parameters<typeof splitList>[0]) =>
  splitList(sections, CONFIG, ({textUrl}) => textUrl)

test('a short list is one file', () => {
  expect(split([{title: 'Docs', pages: pages(3, 'a')}]).map(({file}) => file)).toEqual(['llms.txt'])
})

test('a long list links to one file per section, and splits long sections', () => {
  const files = split([
    {title: 'Guides & more', pages: pages(500, 'a')},
    {title: 'Größen', pages: pages(1, 'b')},
    {title: '指南', pages: pages(2, 'c')},
    {title: '参考', pages: pages(2, 'd')}
  ])
  expect(files[0]?.text).toBe(`# Notes

## Sections

- [Guides & more, part 1](https://docs.example.com/base/llms/guides-more-part-1.txt): 392 pages
- [Guides & more, part 2](https://docs.example.com/base/llms/guides-more-part-2.txt): 108 pages
- [Größen](https://docs.example.com/base/llms/gr-en.txt): 1 page
- [指南](https://docs.example.com/base/llms/section.txt): 2 pages
- [参考](https://docs.example.com/base/llms/section-2.txt): 2 pages
`)
  expect(files.slice(1).map(({file}) => file)).toEqual(
    ['guides-more-part-1', 'guides-more-part-2', 'gr-en', 'section', 'section-2'].map(
      (name) => `llms/${name}.txt`
    )
  )
  expect(Math.max(...files.map(({text}) => text.length))).toBeLessThan(50_000)
  const links = files.slice(1).flatMap(({text}) => text.match(/^- /gm) ?? [])
  expect(links).toHaveLength(505)
})
