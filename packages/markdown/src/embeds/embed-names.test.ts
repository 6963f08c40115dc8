import {expect, test} from 'vitest'
import {findEmbedNames} from './embed-names.js'

test.each([
  ['<Operation id="listBirds" />', ['Operation listBirds']],
  ["<Schema\n  spec='eu'\n  name={'Bird'}\n/>", ['Schema Bird']],
  ['::operation{id="get /birds/{id}" spec=eu}', ['Operation get /birds/{id}']],
  [
    'See :schema[the *bird*]{name=Bird} and :operation{#listBirds}.',
    ['Schema Bird', 'Operation listBirds']
  ],
  ['<Operation id="a" /> <Operation id="a" />', ['Operation a']],
  ['<Operation id={getId()} />', ['Operation getId()']],
  ['<Operation {...props} />', []],
  ['The <Operations id="a" /> and time 10:operation', undefined]
])('%s', (text, names) => {
  expect(findEmbedNames(text)).toEqual(names)
})
