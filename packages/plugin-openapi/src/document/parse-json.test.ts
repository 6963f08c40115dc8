import {expect, test} from 'vitest'
import {parseJson} from './parse-json.js'

test.each([
  ['nested objects', '{"a": {"b": [1, {"c": null}], "d" : {}}}'],
  ['escaped quotes and backslashes', String.raw`{"a\\": "x\\\"y\": ", "\"b\"": "\\"}`],
  ['the name of a prototype', '{"__proto__": {"a": 1}}']
])('parses %s', (_, text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text))
})

test.each([
  ['YAML', 'a: {b: 1}'],
  ['YAML in braces', '{a: 1}'],
  ['a list', '[1]'],
  ['duplicate keys', '{"a": {"b": 1, "b": 2}}'],
  ['keys that merge objects', '{"a": {"<<": {"b": 1}}}']
])('leaves %s to the YAML parser', (_, text) => {
  expect(parseJson(text)).toBeUndefined()
})
