import {expect, test} from 'vitest'
import {htmlField, linkField} from './link-field.js'

test.each([
  ['/docs/a', true],
  ['https://a.example', true],
  ['javascript:alert(1)', false],
  ['data:text/html,a', false]
])('the link %s is valid: %s', (link, isValid) => {
  expect(linkField.safeParse(link).success).toBe(isValid)
})

test.each([
  ['<a href="/a">javascript:</a>', true],
  ['<a class=x href="javascript:a()">A</a>', false],
  ["<a href=' javascript:a()'>A</a>", false],
  ['<a href=vbscript:a>A</a>', false],
  ['<form action="javascript:a()"></form>', false],
  ['<img src="data:image/png;base64,a">', true]
])('the HTML %s is valid: %s', (html, isValid) => {
  expect(htmlField.safeParse(html).success).toBe(isValid)
})
