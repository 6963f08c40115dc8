import {expect, test} from 'vitest'
import {encodeBody} from './encode-body.js'

const FORM = 'application/x-www-form-urlencoded'
const WRITTEN = JSON.stringify({name: 'Ada & Bob', tags: ['red', 'blue'], size: {width: 2}})

test('a form is sent as fields, with a field for each item of a list', () => {
  expect(encodeBody(WRITTEN, FORM)).toEqual({
    body: 'name=Ada+%26+Bob&tags=red&tags=blue&size=%7B%22width%22%3A2%7D',
    contentType: FORM
  })
})

test('the browser sets the media type of a form in parts', () => {
  const {body, contentType} = encodeBody(WRITTEN, 'multipart/form-data')
  expect(contentType).toBeUndefined()
  expect([...(body as FormData)]).toEqual([
    ['name', 'Ada & Bob'],
    ['tags', 'red'],
    ['tags', 'blue'],
    ['size', '{"width":2}']
  ])
})

test.each([
  ['name=Ada&size=2', FORM],
  ['[1]', FORM],
  ['{"name": "Ada"}', 'application/json']
])('%s is sent unchanged as %s', (text, contentType) => {
  expect(encodeBody(text, contentType)).toEqual({body: text, contentType})
})
