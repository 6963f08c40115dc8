import {describe, expect, test} from 'vitest'
import {compileMd, compileMdx} from '../fixtures/compile-sample.js'

const plainMd = async (text: string) => (await compileMd(text, {plain: true})).plain
const plainMdx = async (text: string) => (await compileMdx(text, {plain: true})).plain

describe('code', () => {
  test.each([
    ['loses its line numbers and highlights', '```js {1} showLineNumbers\na\n```', '```js\na\n```'],
    ['has its title above it', '```js title="a.js" {1}\na\n```', '**a.js**\n\n```js\na\n```'],
    ['without a language keeps its title', '```title="a"\nb\n```', '**a**\n\n```\nb\n```'],
    [
      'loses comments that mark lines',
      '```js\na\n// highlight-next-line\nb\n```',
      '```js\na\nb\n```'
    ],
    ['without a language stays as it is', '```\na\n```', '```\na\n```']
  ])('%s', async (_title, text, expected) => {
    expect(await plainMd(text)).toBe(`${expected}\n`)
  })
})

describe('a box', () => {
  test.each([
    ['with a title', ':::tip[Good `owl`]\n\nText.\n\n:::', '> **Tip: Good `owl`**\n>\n> Text.'],
    ['without content', ':::note\n\n:::', '> **Note**'],
    [
      'in a box',
      '::::note\n\n:::tip\n\nText.\n\n:::\n\n::::',
      '> **Note**\n>\n> > **Tip**\n> >\n> > Text.'
    ],
    ['that is a quote stays one', '> a [b](/c)', '> a [b](site-path:///c)']
  ])('%s', async (_title, text, expected) => {
    expect(await plainMd(text)).toBe(`${expected}\n`)
  })
})

describe('a line', () => {
  test('is split at an element that becomes a block', async () => {
    expect(await plainMdx('Before <Details summary="More">inside</Details> after.')).toBe(
      'Before\n\n**More**\n\ninside after.\n'
    )
  })

  test('is omitted if it becomes empty, except for a heading', async () => {
    expect(await plainMdx('{owls}\n\n## {owls}\n\nText.')).toBe('##\n\nText.\n')
  })
})

describe('an expression', () => {
  test.each([
    [`a {'b'} c`, 'a b c'],
    ['a {"b"} c', 'a b c'],
    ['a {`b`} c', 'a b c'],
    ['a {b} c', 'a  c'],
    ['a {`$' + '{b}`} c', 'a  c'],
    [`a {'b' + 'c'} d`, 'a  d'],
    ['a {/* b */} c', 'a  c']
  ])('%s', async (text, expected) => {
    expect(await plainMdx(text)).toBe(`${expected}\n`)
  })
})

describe('a URL', () => {
  test.each([
    ['that would run code is its text', '[*a*](javascript:alert(1))', '_a_'],
    ['of an image that would run code is left out', 'a ![b](javascript:c) d', 'a  d'],
    ['in a definition that would run code is left out', '[a]\n\n[a]: javascript:b', '[a]'],
    ['of an image is a token', '![a](/b.png)', '![a](site-path://site-asset://0/)'],
    ['that is a mail stays', '[a](mailto:b@c.example)', '[a](mailto:b@c.example)']
  ])('%s', async (_title, text, expected) => {
    expect(await plainMd(text)).toBe(`${expected}\n`)
  })
})

test('omits JavaScript statements', async () => {
  expect(await plainMdx('import a from "b"\n\nexport const c = 1\n\nText.')).toBe('Text.\n')
})

test('lists keep their items and elements', async () => {
  expect(await plainMdx('- a <b>c</b>\n- <Box>\n\n  d\n\n  </Box>\n')).toBe('- a c\n- d\n')
})
