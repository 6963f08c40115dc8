import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {Interpolate, interpolate} from './interpolate.js'
import {Translate, translate} from './translate.js'

const element = (<b>x</b>) as unknown as string

test('replaces placeholders in a message with values', () => {
  expect(interpolate('{count} of {all} pages', {count: 2, all: 'ten'})).toBe('2 of ten pages')
  expect(interpolate('{a}{a} {none} {toString}', {a: 1})).toBe('11 {none} {toString}')
  expect(interpolate('no names')).toBe('no names')
})

test('elements passed as values stay elements, and text is escaped', () => {
  const html = renderToStaticMarkup(
    <Interpolate values={{name: <b>Ada</b>, role: '<i>'}}>{'{name} is {role}'}</Interpolate>
  )
  expect(html).toBe('<b>Ada</b> is &lt;i&gt;')
})

test('a string is rendered as its message, or as its ID without a message', () => {
  expect(translate({id: 'a', message: 'Hello {name}'}, {name: 'Ada'})).toBe('Hello Ada')
  expect(translate({message: 'Hello'})).toBe('Hello')
  expect(translate({id: 'Search'})).toBe('Search')
  const html = renderToStaticMarkup(
    <Translate values={{name: <b>Ada</b>}}>{'Hello {name}'}</Translate>
  )
  expect(html).toBe('Hello <b>Ada</b>')
})

test('rejects a declaration without an ID and a message', () => {
  expect(() => translate({description: 'a greeting'})).toThrow(
    'translate() needs an ID, a message, or both.'
  )
  expect(() => renderToStaticMarkup(<Translate />)).toThrow('<Translate> needs an ID')
})

test('accepts only one plain string as a message', () => {
  const advice = 'Use placeholders such as {name} and pass their values in `values`.'
  expect(() => renderToStaticMarkup(<Interpolate>{element}</Interpolate>)).toThrow(
    `<Interpolate> takes a plain string, not an element. ${advice}`
  )
  expect(() => renderToStaticMarkup(<Translate>{element}</Translate>)).toThrow(
    '<Translate> takes a plain string, not an element.'
  )
  expect(() => translate({message: ['a', 'b'] as unknown as string})).toThrow(
    'translate() takes a plain string, not several children.'
  )
})
