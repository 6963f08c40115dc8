import {expect, onTestFinished, test, vi} from 'vitest'
import {readWebpackConfig} from './read-webpack.js'
import {createWebpackClasses} from './webpack-classes.js'

/** The stand-in for `webpack` that plugins get. */
const webpack = createWebpackClasses() as Record<string, new (options: unknown) => object>

function create(name: string, options: unknown): object {
  const Plugin = webpack[name]
  if (!Plugin) throw new Error(`There is no ${name}.`)
  return new Plugin(options)
}

test('reads aliases and fallbacks from objects and lists', () => {
  expect(
    readWebpackConfig({
      resolve: {
        alias: {'@birds': '/birds', wren$: '/wren.js', owl: false, gull: ['/a', '/b']},
        fallback: {fs: false, path: '/path.js'}
      }
    })
  ).toMatchObject({
    aliases: {'@birds': '/birds', wren$: '/wren.js', owl: false, gull: '/a'},
    fallbacks: {fs: false, path: '/path.js'},
    missing: []
  })
  expect(
    readWebpackConfig({resolve: {alias: [{name: 'a', alias: '/a', onlyModule: true}]}}).aliases
  ).toEqual({a$: '/a'})
})

test('reads asset rules by file extension', () => {
  const rules = [
    {test: /\.txt$/, type: 'asset/source'},
    {test: /\.(graphql|gql)$/i, use: 'raw-loader'},
    {test: /\.ya?ml$/, use: [{loader: '/node_modules/file-loader/dist/cjs.js'}]},
    {test: /\.glb$/, type: 'asset/resource'},
    {test: /\.svg$/, use: ['@svgr/webpack']},
    {test: /\.m?js$/, resolve: {fullySpecified: false}},
    {resourceQuery: /raw/, type: 'asset/source'},
    {oneOf: [{test: /\.bin$/, type: 'asset/inline'}]}
  ]
  expect(readWebpackConfig({module: {rules}})).toMatchObject({
    files: {
      '.txt': 'text',
      '.graphql': 'text',
      '.gql': 'text',
      '.yml': 'file',
      '.yaml': 'file',
      '.glb': 'file',
      '.bin': 'dataurl'
    },
    missing: []
  })
})

test('reads rules with loaders, conditions and parsers', () => {
  const rules = [
    {test: /\.pug$/, use: ['babel-loader', {loader: 'pug-loader', options: {pretty: true}}]},
    {test: [/\.toml$/], type: 'json', parser: {parse: () => ({})}},
    {test: /\.svg$/, include: '/site/raw/', exclude: {not: [/tide/]}, type: 'asset/source'}
  ]
  const {loaders, missing} = readWebpackConfig({module: {rules}})
  expect(missing).toEqual([])
  expect(loaders).toMatchObject([
    {
      loaders: [
        {name: 'babel-loader', options: undefined},
        {name: 'pug-loader', options: {pretty: true}}
      ]
    },
    {loaders: [], parse: expect.any(Function)},
    {loaders: [], use: 'text'}
  ])
  const files = ['/site/a.pug', '/site/a.toml', '/site/raw/tide.svg', '/site/raw/a.svg']
  const matches = loaders.map((rule) => files.filter((file) => rule.matches(file, '')))
  expect(matches).toEqual([['/site/a.pug'], ['/site/a.toml'], ['/site/raw/tide.svg']])
})

test('reads definitions and provided names from webpack’s classes', () => {
  const plugins = [
    create('DefinePlugin', {
      BIRDS: '12',
      'process.env': {MODE: JSON.stringify('sea')},
      deep: {isOn: true}
    }),
    create('ProvidePlugin', {Buffer: ['buffer', 'Buffer'], process: 'process/browser'}),
    create('BundleAnalyzerPlugin', {})
  ]
  expect(readWebpackConfig({plugins})).toMatchObject({
    define: {BIRDS: '12', 'process.env.MODE': '"sea"', 'deep.isOn': 'true'},
    provide: {Buffer: ['buffer', 'Buffer'], process: 'process/browser'},
    missing: []
  })
})

test('reads environment variables, with default values', () => {
  vi.stubEnv('TIDE', 'high')
  onTestFinished(() => void vi.unstubAllEnvs())
  class EnvironmentPlugin {
    readonly keys = ['TIDE', 'MOON']
    readonly defaultValues = {MOON: 'full'}
  }
  const plugins = [
    create('EnvironmentPlugin', ['TIDE', 'UNKNOWN_TIDE']),
    create('EnvironmentPlugin', {TIDE: 'low', WIND: null, DEPTH: 3}),
    new EnvironmentPlugin()
  ]
  expect(plugins.map((plugin) => readWebpackConfig({plugins: [plugin]}).define)).toEqual([
    {'process.env.TIDE': '"high"', 'process.env.UNKNOWN_TIDE': 'undefined'},
    {'process.env.TIDE': '"high"', 'process.env.WIND': 'null', 'process.env.DEPTH': '3'},
    {'process.env.TIDE': '"high"', 'process.env.MOON': '"full"'}
  ])
})

test('reports definitions that esbuild doesn’t support', () => {
  const plugins = [
    create('DefinePlugin', {
      'typeof window': '"object"',
      'process.env': {'sea-level': '3', TIDE: '"high"'},
      birds: 'birds.',
      flügel: '2'
    }),
    create('EnvironmentPlugin', {'sea-level': 3})
  ]
  expect(readWebpackConfig({plugins})).toMatchObject({
    define: {'process.env.TIDE': '"high"', flügel: '2'},
    missing: [
      'the definition of typeof window',
      'the definition of process.env.sea-level',
      'the definition of birds',
      'the definition of process.env.sea-level'
    ]
  })
})

test('reads definitions from Rspack’s classes', () => {
  class DefinePlugin {
    readonly _args = [{BIRDS: '12'}]
  }
  expect(readWebpackConfig({plugins: [new DefinePlugin()]})).toMatchObject({
    define: {BIRDS: '12'},
    missing: []
  })
})

test('reports all other settings', () => {
  expect(
    readWebpackConfig({
      ignoreWarnings: [/x/],
      externals: [{react: 'React', sea: 'commonjs sea'}, () => {}],
      resolve: {mainFields: ['source']},
      module: {
        rules: [
          {test: /\.mdx?$/, use: 'pug-loader'},
          {test: /./, type: 'asset/source'}
        ]
      },
      plugins: [
        create('CopyPlugin', {}),
        create('ZipPlugin', {}),
        create('DefinePlugin', {now: 'Date.now()'})
      ]
    }).missing
  ).toEqual([
    'loaders for /\\.mdx?$/',
    'loaders for /./',
    '`externals` for react',
    '`externals` for sea',
    '`externals` for a function',
    'patterns of the webpack plugin CopyPlugin',
    'the webpack plugin ZipPlugin',
    'the definition of now',
    '`resolve.mainFields`'
  ])
})

test('reads replaced modules and the options of the loaders for Sass and Less', () => {
  const options = {additionalData: '$tide: teal;'}
  const rules = [
    {
      test: /\.s[ca]ss$/,
      oneOf: [{use: ['style-loader', {loader: '/a/sass-loader/cjs.js', options}]}]
    },
    {test: /\.scss$/, loader: 'sass-loader', options: {}},
    {test: /\.less$/, use: ['css-loader', {loader: 'less-loader', options}]}
  ]
  const changes = readWebpackConfig({
    module: {rules},
    plugins: [
      create('DefinePlugin', {'process.env.DEBUG': undefined}),
      new (webpack.NormalModuleReplacementPlugin as new (...args: unknown[]) => object)(
        /^tty$/,
        '/tty.js'
      )
    ]
  })
  expect(changes).toMatchObject({
    sass: [options, {}],
    less: [options],
    define: {'process.env.DEBUG': 'undefined'},
    replacements: [[/^tty$/, '/tty.js']],
    missing: []
  })
})

test.each([
  ['a text', 'jQuery', undefined, [{match: 'jQuery', code: 'jQuery'}]],
  ['an object', {jquery: 'jQuery'}, undefined, [{match: 'jquery', code: 'jQuery'}]],
  ['its own name', {Chart: true, off: false}, undefined, [{match: 'Chart', code: 'Chart'}]],
  ['properties', {a: ['Sea', 'tide-level']}, 'var', [{match: 'a', code: 'Sea["tide-level"]'}]],
  ['a type', {a: 'window the-sea'}, 'var', [{match: 'a', code: 'globalThis["the-sea"]'}]],
  ['a default type', {a: 'Sea'}, 'window', [{match: 'a', code: 'globalThis["Sea"]'}]],
  ['several types', {a: {commonjs: 'a', root: 'Sea'}}, undefined, [{match: 'a', code: 'Sea'}]],
  ['a pattern', [/^sea/], undefined, [{match: /^sea/, isGlobal: false}]]
])('reads externals as %s', (_, externals, externalsType, expected) => {
  const changes = readWebpackConfig({externals, externalsType})
  expect([changes.externals, changes.missing]).toEqual([expected, []])
})

test('reads copy patterns from the arguments and fields of the class', () => {
  class CopyPlugin {
    readonly patterns = [
      {from: 'a', to: 'b', globOptions: {ignore: '**/c'}, noErrorOnMissing: true}
    ]
  }
  const plugins = [
    new CopyPlugin(),
    create('CopyPlugin', {patterns: ['d', {from: 'e', to: '[name]-[contenthash][ext]'}]})
  ]
  expect(readWebpackConfig({plugins})).toMatchObject({
    copies: [
      {from: 'a', to: 'b', ignore: ['**/c'], isOptional: true},
      {from: 'd', to: '', ignore: [], isOptional: false}
    ],
    missing: ['[name]-[contenthash][ext] of the webpack plugin CopyPlugin']
  })
})
