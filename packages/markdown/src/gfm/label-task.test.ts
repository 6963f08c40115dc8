import {expect, test} from 'vitest'
import {compileMd} from '../fixtures/compile-sample.js'

const BOX = '<input type="checkbox" disabled>'

test.each([
  ['- [ ] feed *owls*', `<label>${BOX} feed <em>owls</em></label>`],
  [
    '- [ ] feed\n  - [ ] owls',
    `<label>${BOX} feed\n</label><ul class="contains-task-list">` +
      `<li class="task-list-item"><label>${BOX} owls</label></li></ul>`
  ],
  [
    '- [ ] feed\n\n  Twice a day.\n- [ ] clean',
    `<p><label>${BOX} feed</label></p><p>Twice a day.</p>`
  ]
])('the text of %j is the label of its checkbox', async (text, expected) => {
  const {body} = await compileMd(text)
  expect(JSON.stringify(body).replaceAll('\\"', '"').replaceAll('\\n', '\n')).toContain(expected)
})
