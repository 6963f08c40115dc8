import {expect, test} from 'vitest'
import {createDependencyHash} from './dependency-hash.js'

const OPERATION = {responses: {200: {$ref: '#/components/responses/Birds'}}}

function hashWith(schemas: object, url = '/api/schemas/bird'): string {
  const birds = {schema: {$ref: '#/components/schemas/Bird'}}
  const document = {components: {responses: {Birds: birds}, schemas}}
  return createDependencyHash(document, () => url)(OPERATION)
}

const BIRD = {properties: {nest: {$ref: '#/components/schemas/Nest'}}}
const NEST = {properties: {birds: {items: {$ref: '#/components/schemas/Bird'}}}}
const HASH = hashWith({Bird: BIRD, Nest: NEST, Egg: {}})

test.each([
  ['an indirect schema changes', hashWith({Bird: BIRD, Nest: {...NEST, title: 'Nest'}, Egg: {}})],
  ['an indirect schema is removed', hashWith({Bird: BIRD, Egg: {}})],
  ['fields have another order', hashWith({Bird: BIRD, Nest: {title: '', ...NEST}, Egg: {}})],
  ['the page of a schema moves', hashWith({Bird: BIRD, Nest: NEST, Egg: {}}, '/api/bird')]
])('the hash changes if %s', (_, hash) => {
  expect(hash).not.toBe(HASH)
})

test.each([
  ['a schema that the operation doesn’t use', {Bird: BIRD, Nest: NEST, Egg: {title: 'Egg'}}],
  ['the order of schemas', {Egg: {}, Nest: NEST, Bird: BIRD}]
])('the hash doesn’t depend on %s', (_, schemas) => {
  expect(hashWith(schemas)).toBe(HASH)
})
