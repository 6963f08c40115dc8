import {expect, test} from 'vitest'
import {parseFrontMatter} from '@lectern/shared/front-matter/front-matter'
import {renderBody, renderPage} from './render-page.js'
import {SITE, testPage} from './fixtures/test-page.js'

test('the data of a page is valid YAML front matter', () => {
  const title = 'A "b": c\n---\n# <script>'
  const text = renderPage({...testPage('/a', {title}), description: '- *x*'}, 'Text.\n', SITE)
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? []
  expect(parseFrontMatter(yaml, '').data).toEqual({
    title,
    description: '- *x*',
    url: 'https://docs.example.com/a'
  })
})

test('a page of a list refers to the next one, and only the first names its own URL', () => {
  const nextUrl = 'https://docs.example.com/blog/page/3.md'
  const text = renderPage(testPage('/blog/page/2', {}), 'Text.\n', {...SITE, nextUrl})
  expect(text).toContain(`---\n\n> This list continues: [Next page](${nextUrl})\n\n# `)
  expect(text).not.toContain('url: ')
  expect(renderPage(testPage('/blog', {}), 'Text.\n', SITE)).toContain('url: ')
})

test('a title is plain text, and is only added to pages without one', () => {
  const page = testPage('/a', {title: '<img src=x> *a* #b'})
  expect(renderBody(page, 'Text.\n', SITE)).toBe('# \\<img src=x\\> \\*a\\* \\#b\n\nText.\n')
  expect(renderBody(page, '# Own\n\nText.\n', SITE)).toBe('# Own\n\nText.\n')
  expect(renderBody(page, '## Second\n', SITE)).toMatch(/^# /)
})

test.each([
  ['/docs/b?c#d', 'https://docs.example.com/base/docs/b/?c#d'],
  ['/img/a.png', 'https://docs.example.com/base/img/a.png'],
  ['/', 'https://docs.example.com/base/'],
  ['../c', 'https://docs.example.com/base/c'],
  ['http://[', 'http://[']
])('%s becomes an absolute URL', (path, expected) => {
  const page = {title: '', url: 'https://docs.example.com/base/docs/a'}
  const config = {...SITE, baseUrl: '/base/', trailingSlash: true}
  expect(renderBody(page, `# A\n\n[x](site-path://${path} "t")\n`, config)).toBe(
    `# A\n\n[x](${expected} "t")\n`
  )
})
