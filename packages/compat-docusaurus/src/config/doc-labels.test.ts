import {expect, test} from 'vitest'
import {labelDocs} from './doc-labels.js'

test('items for docs without a label have the doc’s ID as their label', () => {
  const doc = {type: 'doc', docId: 'birds/owl'}
  const named = {...doc, label: 'Owl'}
  const link = {to: '/a'}
  const items = [doc, named, link, {type: 'dropdown', label: 'More', items: [doc, link]}]
  const labeled = {...doc, label: 'birds/owl'}
  expect(labelDocs({navbar: {title: 'Birds', items}})).toEqual({
    navbar: {
      title: 'Birds',
      items: [labeled, named, link, {type: 'dropdown', label: 'More', items: [labeled, link]}]
    }
  })
})

test('dropdowns of versions and languages have no own label', () => {
  const items = [
    {type: 'localeDropdown', label: 'Languages', position: 'right'},
    {type: 'docsVersionDropdown', label: 'Versions'},
    {type: 'docsVersion', label: 'Version'}
  ]
  expect(labelDocs({navbar: {items}})).toEqual({
    navbar: {
      items: [{type: 'localeDropdown', position: 'right'}, {type: 'docsVersionDropdown'}, items[2]]
    }
  })
})

test('keeps an invalid navbar', () => {
  expect(labelDocs({navbar: 'invalid'})).toEqual({navbar: 'invalid'})
})
