import {expect, test} from 'vitest'
import {createSourceProps} from './source-props.js'

const SHOWN = new Set(['title'])
const source = {file: 'docs/owl.md', frontMatter: {title: 'Owl', wings: 2, seen: new Date(0)}}

test('Docusaurus projects receive the path and the other front matter fields as JSON', () => {
  const compatibility = 'docusaurus'
  expect(createSourceProps(source, {compatibility}, SHOWN)).toEqual({
    source: 'docs/owl.md',
    frontMatter: {wings: 2, seen: '1970-01-01T00:00:00.000Z'}
  })
  const titled = {...source, frontMatter: {title: 'Owl'}}
  expect(createSourceProps(titled, {compatibility}, SHOWN)).toEqual({source: 'docs/owl.md'})
})

test('other projects receive nothing', () => {
  expect(createSourceProps(source, {}, SHOWN)).toEqual({})
})
