import {expect, test} from 'vitest'
import {describeChanges, reportBundlerHooks} from './describe-webpack.js'

class ProvideFeathers {}

test('names what a configuration would add', () => {
  const config = {
    module: {rules: [{test: /\.graphql$/}]},
    resolve: {alias: {'@birds': '/birds'}},
    plugins: [new ProvideFeathers()]
  }
  expect(describeChanges(config)).toBe(
    'loaders for /\\.graphql$/; the names @birds in imports; the webpack plugins ProvideFeathers'
  )
  expect(describeChanges({})).toBe('')
  expect(describeChanges(undefined)).toBe('')
})

test('a plugin is reported by name, also one that cannot be asked', () => {
  const throwing = {
    name: 'owls',
    configureWebpack() {
      throw new Error('no webpack here')
    }
  }
  expect([throwing].flatMap(reportBundlerHooks).map(({message}) => message)).toEqual([
    'The plugin owls configures webpack, which Lectern does not use.'
  ])
  expect(reportBundlerHooks({name: 'calm'})).toEqual([])
})
