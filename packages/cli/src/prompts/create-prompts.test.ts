import {PassThrough} from 'node:stream'
import {stripVTControlCharacters} from 'node:util'
import {expect, test} from 'vitest'
import {CommandCanceled} from '../report/command-failure.js'
import {createPrompts} from './create-prompts.js'

const DOWN = '\u001B[B'
const ENTER = '\r'
const CTRL_C = '\u0003'

/** Creates prompts, and types the keys as soon as a question is on the screen. */
function typeKeys(...keys: string[]) {
  const input = new PassThrough()
  const output = new PassThrough()
  const screen: string[] = []
  output.on('data', (chunk) => {
    screen.push(stripVTControlCharacters(String(chunk)))
    const key = keys.shift()
    if (key) setImmediate(() => input.write(key))
  })
  return {prompts: createPrompts({input, output}, 'Choose'), read: () => screen.join('')}
}

const ACTIONS = [
  {value: 'wrap', label: 'Wrap', hint: 'render it inside your own component'},
  {value: 'eject', label: 'Eject', hint: 'copy its source'}
] as const

test('a selection shows its choices and returns the chosen one', async () => {
  const {prompts, read} = typeKeys(DOWN, ENTER)
  expect(await prompts.select('Choose an action', ACTIONS)).toBe('eject')
  expect(read()).toContain('Choose an action')
  expect(read()).toContain('Wrap (render it inside your own component)')
})

test('a search narrows the choices to matches of the typed text', async () => {
  const {prompts} = typeKeys('f', 'o', ENTER)
  const names = ['Card', 'Footer', 'Navbar'].map((value) => ({value, label: value}))
  expect(await prompts.search('Choose a component', names)).toBe('Footer')
})

test('a search without matches reports that and continues', async () => {
  const {prompts, read} = typeKeys('x', ENTER, '\u007F', ENTER)
  expect(await prompts.search('Choose', [{value: 'Card', label: 'Card'}])).toBe('Card')
  expect(read()).toContain('No matches.')
})

test.each([
  [['y'], true],
  [[ENTER], false]
])('a confirmation answered with %j returns %s', async (keys, answer) => {
  expect(await typeKeys(...keys).prompts.confirm('Continue?')).toBe(answer)
})

test.each(['select', 'search', 'confirm'] as const)('Ctrl+C cancels %s', async (kind) => {
  const {prompts} = typeKeys(CTRL_C)
  await expect(prompts[kind]('Choose', ACTIONS)).rejects.toBeInstanceOf(CommandCanceled)
})

test('a text prompt requires a value and trims it', async () => {
  const {prompts, read} = typeKeys(ENTER, ' owl ', ENTER)
  expect(await prompts.text('Title', 'Build a nest box')).toBe('owl')
  expect(read()).toContain('Enter some text, or press Ctrl+C to cancel.')
})
