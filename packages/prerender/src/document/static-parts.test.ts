import {expect, test} from 'vitest'
import {insertStaticParts} from './static-parts.js'

const SURROUNDINGS = {headHtml: '', htmlAttributes: '', bodyAttributes: ''}

function place(name: string): string {
  return `<template data-static-part="${name}"></template>`
}

test('inserts every part and marks its first element', () => {
  const rendered = {
    ...SURROUNDINGS,
    appHtml: `<main>${place('0.0')}<b>live</b>${place('0.1')}</main>`
  }
  const parts = [
    {name: '0.0', html: '<p class="$&">a</p><p>b</p>'},
    {name: '0.1', html: '<hr>'}
  ]
  expect(insertStaticParts(rendered, parts)).toEqual({
    ...SURROUNDINGS,
    appHtml:
      '<main><p data-static-part="0.0" class="$&">a</p><p>b</p><b>live</b><hr data-static-part="0.1"></main>',
    hiddenParts: []
  })
})

test('hides parts that no component rendered, and keeps other templates', () => {
  const appHtml = `<main>${place('3.1')}</main>`
  const parts = [{name: '0.0', html: '<p>a</p>'}]
  expect(insertStaticParts({...SURROUNDINGS, appHtml}, parts)).toEqual({
    ...SURROUNDINGS,
    appHtml,
    hiddenParts: ['<template data-static-part="0.0"><p>a</p></template>']
  })
})
