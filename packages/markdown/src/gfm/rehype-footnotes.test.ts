import {expect, test} from 'vitest'
import {compileMd} from '../fixtures/compile-sample.js'

async function idsOf(text: string): Promise<string[]> {
  const {body} = await compileMd(text)
  return [...JSON.stringify(body).matchAll(/id(?:=\\"|":")([^"\\]+)/g)].map(([, id = '']) => id)
}

test('footnotes of different texts have different IDs', async () => {
  const [first, second] = await Promise.all(
    ['One', 'Two'].map((word) => idsOf(`${word}.[^1]\n\n[^1]: Source.`))
  )
  expect(first?.map((id) => id.replace(/-\w{6}$/, ''))).toEqual([
    'user-content-fnref-1',
    'footnote-label',
    'user-content-fn-1'
  ])
  expect(new Set([...(first ?? []), ...(second ?? [])]).size).toBe(6)
})

test('links a reference to its footnote and back', async () => {
  const {body} = await compileMd('a[^1]\n\n[^1]: b')
  const html = JSON.stringify(body)
  const [target] = /#user-content-fn-1-\w+/.exec(html) ?? []
  expect(html).toContain(`"id":"${target?.slice(1)}"`)
  expect(html).toMatch(/aria-?[dD]escribed-?[bB]y(?:=\\"|":")footnote-label-\w{6}/)
})
