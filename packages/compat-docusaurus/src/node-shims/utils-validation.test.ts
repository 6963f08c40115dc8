import {expect, test} from 'vitest'
import {Joi, normalizePluginOptions, RemarkPluginsSchema} from './utils-validation.js'

test('a schema fills in default options at any depth, and keeps the rest', () => {
  const schema = Joi.object({
    path: Joi.string().min(1).required(),
    tags: Joi.array().items(Joi.string()).default(['a']),
    remarkPlugins: RemarkPluginsSchema,
    feed: Joi.object({limit: Joi.number().integer().default(20), type: Joi.any()}).default({})
  })
  expect(schema.validate({path: 'docs', more: 1})).toEqual({
    value: {path: 'docs', more: 1, tags: ['a'], remarkPlugins: [], feed: {limit: 20}}
  })
  expect(normalizePluginOptions(schema, {path: 'b', tags: []})).toMatchObject({
    id: 'default',
    path: 'b',
    tags: []
  })
})
