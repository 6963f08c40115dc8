import {expect, test} from 'vitest'
import {readPageText} from './read-page-text.js'

const main = (inside: string) => readPageText(`<body><main>${inside}</main></body>`)
const sections = (inside: string) =>
  main(inside).sections.map(({id, heading, text}) => [id, heading, text])

test('reads the head, the text of main, and sections at headings with IDs', () => {
  const html = `<!doctype html><html><head><title>Owls &amp; larks | Birds</title>
<meta name="description" content="Who wakes when."></head><body><header>Menu <h2 id="no">No</h2></header>
<main class="page"><div><h1>Owls &amp; larks</h1><p>Some sleep <b>by d</b>ay.</p></div>
<h2 id="owls" class="anchor">The <code>owl</code><a class="hash-link" href="#owls" aria-label="Link"></a></h2>
<ul><li>barn</li><li>tawny</li></ul><h3>Without an id</h3><p>Hoots.</p>
<section><h3 id="eggs">Eggs</h3>White.</section></main><footer>Imprint</footer></body></html>`
  expect(readPageText(html)).toEqual({
    documentTitle: 'Owls & larks | Birds',
    description: 'Who wakes when.',
    heading: 'Owls & larks',
    toc: [
      {id: 'owls', depth: 2},
      {id: 'eggs', depth: 3}
    ],
    sections: [
      {id: '', heading: '', text: 'Some sleep by day.'},
      {id: 'owls', heading: 'The owl', text: 'barn tawny Without an id Hoots.'},
      {id: 'eggs', heading: 'Eggs', text: 'White.'}
    ]
  })
})

test.each([
  ['navigation', '<nav>Next page <b>now</b></nav>'],
  ['what has the role of navigation', '<div role="navigation">Next page</div>'],
  ['a search form', '<search><label>Search <input></label></search>'],
  ['what is hidden', '<div hidden=""><p>Second tab<p>more</div>'],
  ['what is hidden from screen readers', '<span aria-hidden="true">★<br></span>'],
  ['scripts', '<script>alert("<p>Owl</p>")</script>'],
  ['styles', '<style>p > a {color: red}</style>'],
  ['templates and their scripts', '<template><p>Owl</p><script>1</script></template>'],
  ['a closed dialog with a heading', '<dialog><h2 id="sure">Sure?</h2></dialog>'],
  ['drawings', '<svg><title>Logo</title><text>Owl</text></svg>'],
  ['choices', '<select><option>First</option></select>']
])('omits %s', (_, html) => {
  expect(sections(`<p>Before.</p>${html}<p>After.</p>`)).toEqual([['', '', 'Before. After.']])
})

test.each(['_R_j5_', '«Rj5»', ':Rj5:', ':R1H1:'])(
  'links no section to the generated ID %s',
  (id) => {
    expect(sections(`<p>Before.</p><h2 id="${id}">Next steps</h2><p>After.</p>`)).toEqual([
      ['', '', 'Before. Next steps After.']
    ])
  }
)

test('keeps text that browsers can find in collapsed elements, and decodes escaped markup', () => {
  expect(sections('<p hidden="until-found">Found.</p>&lt;img onerror=1&gt;')).toEqual([
    ['', '', 'Found. <img onerror=1>']
  ])
})

test('reads only the head of a page without main', () => {
  expect(readPageText('<title>Owl</title><div id="app"><h1>Owl</h1>Hoots.</div>')).toEqual({
    documentTitle: 'Owl',
    description: '',
    heading: '',
    toc: [],
    sections: [{id: '', heading: '', text: ''}]
  })
})

test('reads a page of 5 MB', () => {
  const {sections: read} = main(`<h2 id="many">Many</h2>${'<p>Owls hunt.</p>'.repeat(300_000)}`)
  expect(read[1]?.text).toHaveLength('Owls hunt. '.length * 300_000 - 1)
})
