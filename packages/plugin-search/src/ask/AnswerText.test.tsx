import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {AnswerText} from './AnswerText.js'
import type {Passage} from './passages.js'
import {Sources} from './Sources.js'

const PASSAGES: readonly Passage[] = [
  {number: 1, title: 'Owls › "Food"', url: '/base/owls#food', text: 'Mice.'},
  {number: 2, title: 'Gulls', url: '/base/gulls', text: 'Fish.'}
]

const render = (text: string) =>
  renderToStaticMarkup(<AnswerText text={text} passages={PASSAGES} onFollow={() => {}} />)

const renderSources = (text: string) =>
  renderToStaticMarkup(<Sources text={text} passages={PASSAGES} onFollow={() => {}} />)

test('renders blocks, and links citations to the sections that were sent', () => {
  expect(render('Owls **eat** `mice` [1][3].\n\n1. One\n2. Two\n\n```js\na < b')).toBe(
    '<p class="search-ask__text">Owls <strong>eat</strong> <code>mice</code> ' +
      '<a href="/base/owls#food" title="Owls › &quot;Food&quot;">[1]</a>[3].</p>' +
      '<ol><li>One</li><li>Two</li></ol><pre><code>a &lt; b</code></pre>'
  )
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  '[click](javascript:alert(1))',
  '[click](https://evil.example/?q=[1])',
  '![x](https://evil.example/pixel.png)',
  '<https://evil.example>',
  '- <iframe src="https://evil.example">',
  '`<b>`\n\n```html\n<script>\n```',
  '# <svg onload=alert(1)>'
])('renders no element and no URL of %j', (text) => {
  const html = render(text)
  const names = [...html.matchAll(/<([a-z]+)/g)].map(([, name]) => name)
  const allowed = new Set(['p', 'ul', 'ol', 'li', 'code', 'pre', 'strong', 'a'])
  expect(names.filter((name) => !allowed.has(name ?? ''))).toEqual([])
  for (const [, attribute] of html.matchAll(/<[^>]* (\w+)="/g))
    expect(['class', 'href', 'title']).toContain(attribute)
  for (const [, url] of html.matchAll(/href="([^"]*)"/g)) expect(url).toBe('/base/owls#food')
})

test('lists the cited sections, or all if none is cited', () => {
  const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)
  expect(linksOf(renderSources('- Fish [2] and [9]'))).toEqual(['/base/gulls'])
  expect(linksOf(renderSources('`[2]`'))).toEqual(['/base/owls#food', '/base/gulls'])
})
