import {expect, test} from 'vitest'
import {compileContent} from '../compile/compile-content.js'

const options = {format: 'detect', admonitions: {}, fold: true, hoistStyles: true} as const

test('converts style attributes to classes with rules of the same precedence', async () => {
  const text = '<p class="a" style="color: red;">x</p>\n\n<p style="color: red">y</p>'
  const {body, styles} = await compileContent({text, format: 'md'}, options)
  expect(styles).toBe('.style-35eac301:not(#\\#){color: red}')
  expect(JSON.stringify(body)).toContain('a style-35eac301')
  expect(JSON.stringify(body)).not.toContain('"style"')
})

test('removes style attributes from formulas on static and live pages', async () => {
  const text = '$$\n\\frac{1}{2}\n$$\n'
  const plain = await compileContent({text, format: 'md'}, options)
  const live = await compileContent(
    {text: `export const a = 1\n\n${text}{a}`, format: 'mdx'},
    options
  )
  expect(plain.styles).toContain('height:')
  expect(JSON.stringify(plain.body)).not.toContain('style=')
  expect(live.kind).toBe('live')
  expect(live.styles).toBe(plain.styles)
  expect(live.code).not.toContain('style:')
})

test('keeps style attributes if there is no policy', async () => {
  const text = '<p style="color: red">x</p>'
  const record = await compileContent({text, format: 'md'}, {...options, hoistStyles: undefined})
  expect(record.styles).toBeUndefined()
  expect(JSON.stringify(record.body)).toContain('"style":{"color":"red"}')
})
