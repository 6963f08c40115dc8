import {expect, test} from 'vitest'
import {createTestSearch} from '../fixtures/test-site.js'
import {createAgentTools, resolvePageUrl} from './agent-tools.js'

const BASE = new URL('https://docs.example.com/base/')

async function callSearch(input: unknown) {
  const pages = [
    {path: '/owl', title: 'Owl', headings: {Food: `Owls eat mice. ${'a '.repeat(900)}`}}
  ]
  const search = await createTestSearch(pages)
  const [tool] = createAgentTools(() => search, BASE)
  return tool?.execute(input)
}

test('searches sections, with short text and full URLs', async () => {
  const result = await callSearch({query: 'what do owls eat'})
  const text = result?.content[0]?.text ?? ''
  expect(result?.isError).toBeUndefined()
  expect(text).toContain('Owl › Food\nhttps://docs.example.com/base/owl#food\nOwls eat mice.')
  expect(text).toContain('call read_page')
  expect(text.length).toBeLessThan(1200)
})

test.each([undefined, null, 7, {}, {query: 7}, {query: ' '}])(
  'rejects the input %j',
  async (input) => {
    expect(await callSearch(input)).toEqual({
      content: [{type: 'text', text: 'Pass `query` as text.'}],
      isError: true
    })
  }
)

test('suggests a next step to agents if there are no results', async () => {
  expect((await callSearch({query: 'xyzzyqwv'}))?.content[0]?.text).toContain('different keywords')
})

test.each([
  ['/base/owl', '/base/owl'],
  ['owl#food', '/base/owl#food'],
  ['https://docs.example.com/base/owl', '/base/owl']
])('reads the page %s', (text, expected) => {
  expect(resolvePageUrl(text, BASE).href).toBe(`https://docs.example.com${expected}`)
})

test.each([
  'https://evil.example/base/',
  '//evil.example/base/',
  '/other',
  '/base/../other',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://',
  'http://docs.example.com/base/'
])('rejects reading %s', (text) => {
  expect(() => resolvePageUrl(text, BASE)).toThrow("isn't part of")
})
