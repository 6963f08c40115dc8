import {SiteError} from '@lectern/shared/problems/site-problem'
import type {PluginFactory} from '@lectern/types'
import {expect, test} from 'vitest'
import {completeOptions, validateOptions} from './package-options.js'

const KNOWN = ['path', 'routeBasePath', 'remarkPlugins']

/** A plugin that has a default, and fails for unknown options. */
const factory: PluginFactory<object> = Object.assign(() => ({name: 'owls'}), {
  validateOptions(options: unknown) {
    const fields = Object.keys(options as object).filter((field) => !KNOWN.includes(field))
    if (fields.length > 0) {
      const problem = {code: 'plugin-options-invalid', message: fields.join()} as const
      throw new SiteError(problem, {fields: fields.map((field) => [field])})
    }
    return {path: 'owls', ...(options as object)}
  }
})

test('validated options have defaults, lists, and a slash before a configured path', () => {
  expect(validateOptions(factory, {routeBasePath: 'birds'})).toMatchObject({
    ...{path: 'owls', routeBasePath: '/birds', remarkPlugins: []}
  })
  expect(() => validateOptions(factory, {own: 1})).toThrow('own')
})

test('code can change validated options and add its own', () => {
  const valid = validateOptions(factory, {routeBasePath: 'birds'}) as {remarkPlugins: string[]}
  expect(completeOptions(factory, valid)).toEqual({path: 'owls', routeBasePath: 'birds'})
  valid.remarkPlugins.push('hoot')
  expect(completeOptions(factory, {...valid, path: 'gulls', own: 1})).toEqual({
    ...{path: 'gulls', routeBasePath: 'birds', remarkPlugins: ['hoot']}
  })
})

test('code can pass options that it hasn’t validated', () => {
  expect(completeOptions(factory, {own: 1})).toEqual({path: 'owls'})
})
