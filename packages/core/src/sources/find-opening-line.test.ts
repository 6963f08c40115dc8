import {expect, test} from 'vitest'
import {findOpeningLine} from './find-opening-line.js'

test.each([
  ['a paragraph, up to the end of its line', 'The *first* line\nand another.', 'The first line'],
  ['a heading', '## How it `works` {#how}\n\nText.', 'How it works'],
  ['text after the title', '# Title\n\nText.', 'Text.'],
  ['text after an underlined title', 'Title\n=====\n\nText.', 'Text.'],
  ['an underlined heading after an image', '<Logo />\n\nTitle\n=====\n\nText.', 'Title'],
  ['text after imports', `import A from 'a'\nimport B from 'b'\n\n<A />\n\nText.`, 'Text.'],
  ['text after code', '```js\nconst a = 1\n```\n\nText.', 'Text.'],
  ['the text of an admonition', ':::note\n\nMind it.\n\n:::', 'Mind it.'],
  ['the text of links and images', '![A map](./a.png) of [the reef][1]', 'A map of the reef'],
  ['the text of a linked image', '[![npm](https://a.b/c)](https://d.e)', 'npm'],
  ['a link before a colon', 'An [experiment](https://a.b/c): can it?', 'An experiment: can it?'],
  ['text after a tag with markup in an attribute', `<Chart a={'<b>x</b>'} /> Text`, "x'} /> Text"],
  ['the text of a struck word', 'An ~~old~~ nest', 'An old nest'],
  ['inner marks of two struck words', 'An ~~old~~ and ~~new~~ nest', 'An old~~ and ~~new nest'],
  ['backslashes', 'An \\*owl\\*', 'An \\owl\\'],
  ['text without a part between colons', 'At 10:30 or 11:30', 'At 1030'],
  ['text without footnotes', 'Owls[^1] hoot[^a]', 'Owls hoot'],
  ['a checkbox and a link', '- [ ] the [nest](/a)', '-  ] the [nest'],
  ['a quote', '> Quoted :tada:', 'Quoted'],
  ['an item of a list', '- first', '- first'],
  ['a long line', 'word '.repeat(100), 'word '.repeat(100).trim()]
])('returns %s', (_, body, line) => {
  expect(findOpeningLine(body)).toBe(line)
})

test('returns nothing for a body that only contains code', () => {
  expect(findOpeningLine('```\ncode\n')).toBeUndefined()
})
