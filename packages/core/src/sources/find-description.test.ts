import {expect, test} from 'vitest'
import {findDescription} from './find-description.js'

test.each([
  [
    'after the title',
    '# Heron\n\nStands *still*\nin [water](w.md).\n\nMore.',
    'Stands still in water.'
  ],
  ['after imports', "import A from './a'\n\nexport const b = 1\n\nStands still.", 'Stands still.'],
  ['after code', '```js\nconst a = 1\n\nb\n```\n\nStands still.', 'Stands still.'],
  ['after a list and a quote', '- one\n- two\n\n> said\n\nStands still.', 'Stands still.'],
  ['after an admonition', ':::note\n\nMind.\n\n:::\n\nStands still.', 'Stands still.'],
  ['after nested admonitions', '::::a\n\n:::b\n\nx\n\n:::\n\ny\n\n::::\n\nStands.', 'Stands.'],
  ['after a picture', '![Heron](heron.jpg)\n\nStands still.', 'Stands still.'],
  ['after elements', '<Tabs>\n\n</Tabs>\n\nStands still.', 'Stands still.'],
  ['after an underlined heading', 'Heron\n---\n\nStands still.', 'Stands still.'],
  ['after indented code', '# Heron\n\n    const a = 1\n\nStands still.', 'Stands still.'],
  ['after indented code at the start', '    const a = 1\n\nStands still.', 'Stands still.'],
  ['after a comment and indented code', '<!-- a -->\n\n\tconst a = 1\n\nStands.', 'Stands.'],
  ['indented by up to three spaces', '\n   Stands still.', 'Stands still.'],
  ['after a block', '<div>Menu</div>\n\nStands still.', 'Stands still.'],
  ['that starts with an element', '<b>Herons</b> stand.', 'Herons stand.'],
  ['with code', 'Takes a `Map<string>` and {braces}.', 'Takes a Map<string> and {braces}.'],
  ['that starts with three backticks', '```npm i``` installs.\n\nMore.', 'npm i installs.'],
  ['with a footnote', 'Stands.[^1]\n\n[^1]: Mostly.', 'Stands.']
])('finds the first paragraph %s', (_, body, description) => {
  expect(findDescription(body)).toBe(description)
})

test.each(['', '# Heron', '- one\n- two', '```\ncode\n```', '| a |\n|---|\n| b |'])(
  'finds no paragraph in %j',
  (body) => {
    expect(findDescription(body)).toBeUndefined()
  }
)
