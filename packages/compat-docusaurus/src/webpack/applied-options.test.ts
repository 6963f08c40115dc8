import fs from 'node:fs'
import {createRequire} from 'node:module'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {readWebpackConfig} from './read-webpack.js'

interface Compiler {
  options: {plugins: object[]; resolve: {fallback: object}; target: string}
  webpack: {version: string; DefinePlugin: new (values: object) => {apply(to: Compiler): void}}
  hooks: {done: {tap(name: string): void}}
}

/** A plugin that changes only the compiler's options. */
class TidePlugin {
  apply({options, webpack}: Compiler): void {
    options.resolve.fallback = {...options.resolve.fallback, tide: '/tide.js'}
    const values = {TARGET: JSON.stringify(`${options.target} ${webpack.version[0]}`)}
    new webpack.DefinePlugin(values).apply({options} as Compiler)
  }
}

test('reads the options that a plugin sets while it is applied', () => {
  const plugins = [new TidePlugin()]
  expect(readWebpackConfig({plugins})).toMatchObject({
    fallbacks: {tide: '/tide.js'},
    define: {TARGET: '"web 5"'},
    missing: []
  })
  expect(readWebpackConfig({plugins}, 'server').define).toEqual({TARGET: '"node 5"'})
})

test('reports plugins that need hooks', () => {
  class HarborPlugin {
    apply({options, hooks}: Compiler): void {
      options.resolve.fallback = {tide: '/tide.js'}
      hooks.done.tap('harbor')
    }
  }
  expect(readWebpackConfig({plugins: [new HarborPlugin()]})).toMatchObject({
    fallbacks: {},
    missing: ['the webpack plugin HarborPlugin']
  })
})

test('reads instances of the classes of an installed webpack', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-webpack-'))
  onTestFinished(() => fs.rmSync(folder, {recursive: true}))
  const file = path.join(folder, 'webpack/lib/index.js')
  fs.mkdirSync(path.dirname(file), {recursive: true})
  fs.writeFileSync(
    file,
    `exports.DefinePlugin = class DefinePlugin {
      constructor(definitions) { this.definitions = definitions }
      apply(compiler) { compiler.hooks.compilation.tap('DefinePlugin') }
    }`
  )
  const {DefinePlugin} = createRequire(import.meta.url)(file) as Compiler['webpack']
  class VariablesPlugin {
    apply(compiler: Compiler): void {
      new DefinePlugin({'process.env.PORT': '"north"'}).apply(compiler)
    }
  }
  expect(readWebpackConfig({plugins: [new VariablesPlugin()]})).toMatchObject({
    define: {'process.env.PORT': '"north"'},
    missing: []
  })
  expect(() => new DefinePlugin({}).apply({} as Compiler)).toThrow()
})
