import {expect, test} from 'vitest'
import {cleanHtml} from './clean-html.js'

const clean = (html: string) => cleanHtml(`<div>${html}</div></main>`, 'https://a.example/b/c/')

test.each([
  ['<a href="../d">x</a>', '<a href="https://a.example/b/d">x</a>'],
  ['<a href="/d?e=f&amp;g#h">x</a>', '<a href="https://a.example/d?e=f&amp;g#h">x</a>'],
  ['<a href="#d">x</a>', '<a href="https://a.example/b/c/#d">x</a>'],
  ['<a href="javascript:x()">x</a>', '<a>x</a>'],
  [
    '<img src="d.png" alt="e" class="f" loading="lazy">',
    '<img src="https://a.example/b/c/d.png" alt="e">'
  ]
])('%s gets absolute URLs', (html, expected) => {
  expect(clean(html)).toBe(expected)
})

test.each([
  ['<script>x</script><p style="a">b<!-- c --></p>', '<p>b</p>'],
  ['<h2 id="a">A<a class="hash-link" href="#a"></a></h2>', '<h2 id="a">A</h2>'],
  ['<button>Copy</button><svg><path></path></svg>text', 'text'],
  [
    '<img class="only-light" src="/a"><img class="only-dark" src="/b">',
    '<img src="https://a.example/a">'
  ],
  [
    '<span class="katex"><math><mi>x</mi></math><span aria-hidden="true">x</span></span>',
    '<span><math><mi>x</mi></math></span>'
  ]
])('removes page-only parts from %s', (html, expected) => {
  expect(clean(html)).toBe(expected)
})

test('code stays text', () => {
  const html =
    '<pre class="prism-code"><code><span class="token-line"><b>a</b> &lt;\n</span><span>b</span></code></pre>'
  expect(clean(html)).toBe('<pre><code>a &lt;\nb</code></pre>')
})

test('excludes the HTML after the content', () => {
  expect(cleanHtml('<div><p>a</p></div><footer>b</footer>', 'https://a.example/')).toBe('<p>a</p>')
})
