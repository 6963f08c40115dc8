import {expect, test} from 'vitest'
import {parseConvertible} from './convert-value.js'
import type {Schema} from './schema-type.js'
import {z} from './schema.js'

const schemas: Readonly<Record<string, Schema<unknown>>> = {
  text: z.string(),
  flag: z.boolean(),
  position: z.number(),
  tags: z.array(z.union([z.string(), z.object({label: z.string()})])),
  author: z.object({page: z.boolean(), socials: z.record(z.string(), z.string())})
}

const parse = (name: string, value: unknown, isConvertible = true) =>
  parseConvertible(schemas[name] ?? z.boolean(), value, isConvertible)

test.each([
  ['text', 2024, '2024'],
  ['text', 'true', 'true'],
  ['text', '7', '7'],
  ['flag', 'true', true],
  ['flag', ' FALSE ', false],
  ['position', '2.5', 2.5],
  ['position', -1, -1],
  ['tags', [2021, 'a', {label: 7}], ['2021', 'a', {label: '7'}]],
  ['author', {page: true, socials: {x: 12}}, {page: true, socials: {x: '12'}}]
] as const)('%s accepts %j as %j', (name, value, expected) => {
  expect(parse(name, value)).toEqual({success: true, data: expected})
})

test.each([
  ['text', true],
  ['text', null],
  ['flag', 'yes'],
  ['flag', 1],
  ['position', ''],
  ['position', 'first']
] as const)('%s rejects %j', (name, value) => {
  expect(parse(name, value).success).toBe(false)
})

test('converts nothing unless it may', () => {
  expect(parse('text', 2024, false).success).toBe(false)
})
