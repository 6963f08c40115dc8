import {expect, test} from 'vitest'
import {box, expandElement, listTexts} from './drawn-element.js'

const Name = ({name}: {name: string}) => box({fontSize: 20}, name)

test('replaces components in a design with their output', () => {
  const card = {type: 'div', props: {children: [{type: Name, props: {name: 'Owl'}}, null, 'Lark']}}
  expect(expandElement(card)).toEqual({
    type: 'div',
    props: {
      children: [
        {type: 'div', props: {style: {display: 'flex', fontSize: 20}, children: ['Owl']}},
        'Lark'
      ]
    }
  })
})

test('equal designs produce equal values', () => {
  const make = (name: string) => JSON.stringify(expandElement({type: Name, props: {name}}))
  expect(make('Owl')).toBe(make('Owl'))
  expect(make('Owl')).not.toBe(make('Lark'))
})

test('returns the strings that a design draws', () => {
  const design = box({}, 'Owl', box({}, 3, null, false), {type: 'img', props: {src: 'data:,'}})
  expect(listTexts(design)).toEqual(['Owl', '3'])
})
