import {expect, test} from 'vitest'
import {convertHtml} from './convert-html.js'

const convert = (main: string) =>
  convertHtml(
    `<body><nav><a href="/x">Menu</a></nav><main>${main}</main></body>`,
    'https://docs.example.com/base/tags/'
  )

test('the main content becomes Markdown with absolute URLs', () => {
  expect(
    convert(
      '<h1>Tags</h1><ul><li><a href="/base/a">A</a> <b>new</b></li></ul><img src="x.png" alt="X">'
    )
  ).toBe(
    '# Tags\n\n- [A](https://docs.example.com/base/a) **new**\n\n![X](https://docs.example.com/base/tags/x.png)\n'
  )
})

test('tables and code keep their format', () => {
  expect(
    convert(
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><pre><code class="language-js">a()</code></pre>'
    )
  ).toBe('| A |\n| - |\n| 1 |\n\n```js\na()\n```\n')
})

test('omits controls, menus and hidden parts', () => {
  expect(
    convert(
      '<p>One.</p><button>Copy</button><nav>Next</nav><svg></svg><div hidden="">H</div><i aria-hidden="true">I</i><h2>B<a class="hash-link" href="#b"></a></h2><script>x</script><style>x</style>'
    )
  ).toBe('One.\n\n## B\n')
})

test('the heading of the page comes first', () => {
  expect(convert('<p>Beta</p><header><h1>Owls</h1></header>')).toBe('# Owls\n\nBeta\n')
})

test('hostile text stays text, and a page without main content is empty', () => {
  expect(convert('<p>&lt;script&gt; [x](javascript:a)</p>')).toBe(
    '\\<script> \\[x]\\(javascript:a)\n'
  )
  expect(convertHtml('<p>One.</p>', 'https://docs.example.com')).toBe('')
})

test('tabs are expanded, each below its label', () => {
  expect(
    convert(
      '<div role="tablist"><button role="tab">A</button></div><div role="tabpanel" aria-label="A">One</div><div role="tabpanel" aria-label="B" hidden="">Two</div>'
    )
  ).toBe('**A**\n\nOne\n\n**B**\n\nTwo\n')
})

test('elements that Markdown ignores are left out', () => {
  expect(convert('<p>One <b data-markdown-ignore="true">two</b></p><p>Three</p>')).toBe(
    'One\n\nThree\n'
  )
})
