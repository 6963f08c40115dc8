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
  expect(labelDocs({navbar: 'invalid'})).toEqual({navbar: 'invalid'})
})
