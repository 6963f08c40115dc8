import {expect, test} from 'vitest'
import {createReferenceResolver} from '../document/reference-resolver.js'
import {createReference} from '../model/create-reference.js'
import {createSampleRequest} from './sample-request.js'

/** Returns the sample URL of an operation with a query parameter. */
function createUrl(parameter: object): string {
  const parameters = [{in: 'query', name: 'tag', required: true, ...parameter}]
  const document = {
    openapi: '3.1.0',
    servers: [{url: 'https://api.example.com'}],
    paths: {'/birds': {get: {parameters, responses: {}}}}
  }
  const resolve = createReferenceResolver(document)
  const {reference} = createReference(document, resolve)
  const [operation] = reference.tags.flatMap(({operations}) => operations)
  if (!operation) throw new Error('The description has no operation.')
  return createSampleRequest(operation, {servers: reference.servers, resolve, security: []}).url
}

const LIST = {type: 'array', items: {type: 'string'}, example: ['red', 'blue']}

test.each([
  [{schema: LIST}, 'tag=red&tag=blue'],
  [{schema: LIST, explode: false}, 'tag=red,blue'],
  [{schema: {type: 'string', example: 'red,blue'}}, 'tag=red,blue'],
  [{schema: {type: 'string'}}, 'tag={tag}']
])('the query of the parameter %j is %s', (parameter, query) => {
  expect(createUrl(parameter)).toBe(`https://api.example.com/birds?${query}`)
})
