import {expect, test} from 'vitest'
import {proposeStyleEdits} from './style-edit.js'
import {applyEdits} from './text-edit.js'

test.each([
  ['<div style="color: red; margin-top:1px;">', "<div style={{color: 'red', marginTop: '1px'}}>"],
  ["<b id='a' style='--bird: blue'>", "<b id='a' style={{'--bird': 'blue'}}>"],
  ['<i style="background: url(a;b)">', "<i style={{background: 'url(a;b)'}}>"],
  ['<i style="-webkit-hyphens: auto">', "<i style={{WebkitHyphens: 'auto'}}>"],
  ['<i style="">', '<i style={{}}>'],
  [`<i style="content: 'a'">`, `<i style="content: 'a'">`],
  ['<i style={{color: 1}}> `<i style="a: b">`', '<i style={{color: 1}}> `<i style="a: b">`']
])('%s', (text, edited) => {
  expect(applyEdits(text, proposeStyleEdits(text))).toBe(edited)
})
