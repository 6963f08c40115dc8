import {expect, test} from 'vitest'
import {askChoice} from './ask-swizzle.js'

const options = [
  {value: 'wrap', text: 'wrap: around it'},
  {value: 'eject', text: 'eject: a copy'}
] as const

/** Somebody who types these answers, and what they were asked. */
function createReader(answers: readonly string[]) {
  const asked: string[] = []
  const ask = async (question: string) => answers[asked.push(question) - 1] ?? ''
  return {asked, ask}
}

test.each([
  ['2', 'eject'],
  ['wrap', 'wrap']
])('“%s” chooses %s', async (answer, value) => {
  const {asked, ask} = createReader([answer])
  expect(await askChoice(ask, 'What?', options)).toBe(value)
  expect(asked).toEqual(['What?\n  1  wrap: around it\n  2  eject: a copy\n> '])
})

test('what is no answer is asked again', async () => {
  const {asked, ask} = createReader(['3', '', '1'])
  expect(await askChoice(ask, 'What?', options)).toBe('wrap')
  expect(asked.slice(1)).toEqual(['Type a number from 1 to 2: ', 'Type a number from 1 to 2: '])
})
