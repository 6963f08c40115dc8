import {expect, test} from 'vitest'
import {listSourceReferences} from './source-references.js'

const list = (text: string, isMarkdown = true) =>
  listSourceReferences(text, isMarkdown).map(({url, at}) => {
    expect(text.slice(at, at + url.length)).toBe(url)
    return url
  })

test.each([
  ['[a](/b) and ![c](<d e.png> "f")', ['/b', 'd e.png']],
  ['[a][b]\n\n[b]: ./c.md#d', ['./c.md#d']],
  ['<https://a.org> and https://b.org/c, too', ['https://a.org', 'https://b.org/c,']],
  ['<a href="/a">x</a> <Link to={`/b`}/> {href: \'/c\'}', ['/a', '/b', '/c']],
  ['<img srcset="/a.png 1x, /b.png 2x">', ['/a.png', '/b.png']],
  ['```md\n[a](/b)\n```\n`[c](/d)` [e](/f)', ['/f']],
  ['~~~\n[a](/b)', []]
])('%j', (text, urls) => {
  expect(list(text)).toEqual(urls)
})

test('component code may contain backticks that aren’t Markdown', () => {
  expect(list('const a = `b`\n<Link to="/c" title={`d`} />', false)).toEqual(['/c'])
})
