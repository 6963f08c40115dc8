import {expect, test} from 'vitest'
import {createReferenceResolver} from '../document/reference-resolver.js'
import {isLarge} from './outline-schema.js'

function measure(schemas: Record<string, unknown>): boolean {
  const resolve = createReferenceResolver({components: {schemas}})
  const context = {resolve, budget: {fields: 40}}
  return isLarge({$ref: '#/components/schemas/Flock'}, {around: []}, context)
}

/** Returns an object schema with properties `p0`, `p1` and so on. */
function createObject(count: number, schema: unknown = {type: 'string'}) {
  const names = Array.from({length: count}, (_, index) => `p${index}`)
  return {type: 'object', properties: Object.fromEntries(names.map((name) => [name, schema]))}
}

test('a schema with many properties is large', () => {
  expect(measure({Flock: createObject(20)})).toBe(false)
  expect(measure({Flock: createObject(30)})).toBe(true)
})

test('a schema is large if nested objects without a name have many properties', () => {
  expect(measure({Flock: createObject(5, createObject(6))})).toBe(false)
  expect(measure({Flock: createObject(5, createObject(8))})).toBe(true)
  expect(measure({Flock: {type: 'array', items: {oneOf: [createObject(41)]}}})).toBe(true)
})

test('named schemas inside a schema do not make it large', () => {
  const bird = {$ref: '#/components/schemas/Bird'}
  expect(measure({Flock: createObject(5, bird), Bird: createObject(40)})).toBe(false)
})
