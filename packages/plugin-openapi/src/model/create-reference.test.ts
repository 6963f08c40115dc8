import {expect, test} from 'vitest'
import {createReferenceResolver} from '../document/reference-resolver.js'
import {createReference} from './create-reference.js'

function titlesOf(paths: Readonly<Record<string, object>>): string[] {
  const document = {openapi: '3.1.0', info: {title: 'Birds', version: '1'}, paths}
  const {reference} = createReference(document, createReferenceResolver(document))
  return reference.tags.map(({title}) => title)
}

test('operations without tags share a group', () => {
  const untagged = {get: {responses: {}}}
  expect(titlesOf({'/birds': untagged, '/nests': untagged})).toEqual(['Operations'])
  expect(titlesOf({'/birds': {get: {tags: ['Birds'], responses: {}}}, '/nests': untagged})).toEqual(
    ['Birds', 'Other']
  )
})
