import fs from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {z} from '../schema/schema.js'
import {listFieldRows, pickFields, SHARED_FIELDS, selectFields} from './shared-fields.js'

const PACKAGES = path.resolve(import.meta.dirname, '../../..')

test('docs and posts have tags, and pages don’t', () => {
  expect(Object.keys(pickFields('doc'))).toEqual(Object.keys(SHARED_FIELDS))
  expect(Object.keys(pickFields('post'))).toContain('tags')
  expect(Object.keys(pickFields('page'))).not.toContain('tags')
})

test.each([
  ['image', './card.png', false],
  ['image', '/img/card.png', true],
  ['toc_min_heading_level', 1, false],
  ['last_update', false, true],
  ['last_update', {date: '2026-01-31', author: 'Ada'}, true],
  ['last_update', {date: 'soon'}, false],
  ['last_update', {autor: 'Ada'}, false],
  ['last_update', true, false],
  ['tags', ['birds', {label: 'Own', permalink: '/own'}], true]
] as const)('checks %s: %j', (key, value, isValid) => {
  expect(SHARED_FIELDS[key].schema.safeParse(value).success).toBe(isValid)
})

test('a field that is added to the table is accepted, checked and described', () => {
  const fields = {
    ...SHARED_FIELDS,
    skill_level: {
      schema: z.enum(['beginners', 'experts']).optional(),
      pages: ['doc', 'page'],
      reference: {type: 'string', default: '–', meaning: 'readers that the {page} is for'}
    }
  } as const
  const schema = z.object(selectFields(fields, 'doc'))
  expect(schema.parse({title: 'A', skill_level: 'experts'})).toEqual({
    title: 'A',
    skill_level: 'experts'
  })
  expect(schema.safeParse({skill_level: 'birds'}).success).toBe(false)
  expect(Object.keys(selectFields(fields, 'post'))).not.toContain('skill_level')
  expect(listFieldRows('page', fields).at(-1)).toEqual([
    '`skill_level`',
    'string',
    '–',
    'readers that the page is for'
  ])
})

test("plugins don't redeclare shared fields", () => {
  const declaration = new RegExp(`^\\s+(?:${Object.keys(SHARED_FIELDS).join('|')}): z\\b`, 'm')
  const schemas = listPluginSources().filter((file) => /front-matter\.ts$/.test(file))
  expect(schemas.length).toBeGreaterThan(2)
  expect(schemas.filter((file) => declaration.test(readShape(file)))).toEqual([])
})

/**
 * Reads the object with the fields of a page. Schemas of authors and similar objects have other
 * titles.
 */
function readShape(file: string): string {
  return fs.readFileSync(file, 'utf8').split('FrontMatterSchema = ')[1] ?? ''
}

function listPluginSources(): string[] {
  return fs
    .readdirSync(PACKAGES)
    .filter((name) => name.startsWith('plugin-'))
    .flatMap((name) => {
      const src = path.join(PACKAGES, name, 'src')
      const files = fs.readdirSync(src, {recursive: true, encoding: 'utf8'})
      return files.map((file) => path.join(src, file))
    })
}
