import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {build, type Plugin} from 'esbuild'
import {expect, onTestFinished, test} from 'vitest'
import {dependencyResolver} from '@lectern/bundler/dependency-resolver'
import {readWebpackConfig} from './read-webpack.js'
import {createWebpackExtension} from './webpack-bundle.js'
import {NO_CHANGES, type WebpackChanges} from './webpack-changes.js'

/** Runs code that's bundled with changes, and returns its default export. */
async function run(
  code: string,
  changes: (siteDir: string) => Partial<WebpackChanges>,
  side: 'client' | 'server' = 'client'
) {
  const siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'webpack-')))
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}))
  const files = {
    'birds/wren.js': 'export default "wren"',
    'birds/index.js': 'export default "all birds"',
    'note.txt': 'Low tide',
    'sea.toml': 'level = 3',
    'tide.styl': 'b color: teal',
    'quote.cjs': `module.exports = function (text) {
      const {mark} = this.getOptions()
      return 'module.exports = ' + JSON.stringify(mark + text + mark)
    }`,
    'emit.cjs': `module.exports = function (text) {
      this.emitFile('small/note.txt', text)
      return 'module.exports = [__webpack_public_path__ + "small/note.txt"]'
    }`,
    'braces.cjs': "module.exports = (text) => text.replace('b ', 'b {') + '}'",
    'owls/barn.mdx': 'export const metadata = 1; export default "barn owl"',
    'owls/barn.json': '{"title": "Barn owl"}',
    'owls/snowy.mdx': 'export const metadata = "own"; export default "snowy owl"',
    'node_modules/installed/index.js': 'module.exports = "installed"',
    'node_modules/sea/index.js': 'exports.level = 3',
    'node_modules/random/package.json': '{"main": "index.js", "browser": {"crypto": false}}',
    'node_modules/random/index.js': 'module.exports = Object.keys(require("crypto"))'
  }
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true})
    fs.writeFileSync(path.join(siteDir, file), text)
  }
  const extension = createWebpackExtension({...NO_CHANGES, ...changes(siteDir)}, siteDir, side)
  const {outputFiles} = await build({
    stdin: {contents: code, resolveDir: siteDir},
    bundle: true,
    write: false,
    format: 'esm',
    outdir: 'out',
    logLevel: 'silent',
    loader: {'.mdx': 'js'},
    define: {...extension?.define},
    plugins: [...((extension?.plugins ?? []) as unknown as Plugin[]), dependencyResolver([siteDir])]
  })
  const script = outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? ''
  const url = `data:text/javascript,${encodeURIComponent(script)}`
  return ((await import(url)) as {default: unknown}).default
}

test.each(['client', 'server'] as const)(
  'the %s code has the URLs of emitted files',
  async (side) => {
    const result = await run(
      'import note from "./note.txt"; export default note',
      (siteDir) => ({
        loaders: [
          {
            matches: (file) => file.endsWith('.txt'),
            loaders: [{name: path.join(siteDir, 'emit.cjs'), options: undefined}],
            ...{label: 'emit', key: 'emit'}
          }
        ]
      }),
      side
    )
    expect(result).toEqual([expect.stringMatching(/^\.\/note-\w+\.txt$/)])
  }
)

test('an alias resolves to a file, a folder or an empty module', async () => {
  const code = `
    import all from '@birds'
    import wren from '@birds/wren'
    import * as none from 'owl'
    export default [all, wren, Object.keys(none).length]`
  const result = await run(code, (siteDir) => ({
    aliases: {'@birds': path.join(siteDir, 'birds'), owl: false}
  }))
  expect(result).toEqual(['all birds', 'wren', 1])
})

test('a fallback applies if the module isn’t installed', async () => {
  const code = `
    import installed from 'installed'
    import missing from 'missing'
    import fs from 'node-only'
    export default [installed, missing, typeof fs.readFileSync]`
  const result = await run(code, (siteDir) => ({
    fallbacks: {
      installed: false,
      missing: path.join(siteDir, 'birds/wren.js'),
      'node-only': false
    }
  }))
  expect(result).toEqual(['installed', 'wren', 'undefined'])
})

test('a module that a package leaves out in browsers stays empty, although it has a fallback', async () => {
  const fallbacks = (siteDir: string) => ({crypto: path.join(siteDir, 'birds/wren.js')})
  expect(
    await run('export {default} from "random"', (siteDir) => ({fallbacks: fallbacks(siteDir)}))
  ).toEqual([])
})

test('files become text, definitions become values, and free names become modules', async () => {
  const code = `
    import note from './note.txt'
    export default [note, BIRDS, process.env.MODE, sea.level, level, window.sea.level]`
  const result = await run(code, () => ({
    files: {'.txt': 'text'},
    define: {BIRDS: '12', 'process.env.MODE': '"sea"'},
    provide: {sea: 'sea', level: ['sea', 'level'], 'window.sea': 'sea'}
  }))
  expect(result).toEqual(['Low tide', 12, 'sea', 3, 3, 3])
})

test('rules with loaders and parsers load the files that they match', async () => {
  const code = `
    import quoted from './note.txt'
    import parsed from './sea.toml'
    import './tide.styl'
    export default [quoted, parsed.level]`
  const loaders = (siteDir: string) => [
    {
      matches: (file: string) => file.endsWith('.txt'),
      loaders: [{name: path.join(siteDir, 'quote.cjs'), options: {mark: '"'}}],
      label: 'quote',
      key: 'quote'
    },
    {
      matches: (file: string) => file.endsWith('.toml'),
      loaders: [],
      parse: (text: string) => ({level: Number(text.split('=')[1])}),
      label: 'parse',
      key: 'parse'
    },
    {
      matches: (file: string) => file.endsWith('.styl'),
      loaders: [
        {name: 'css-loader', options: undefined},
        {name: path.join(siteDir, 'braces.cjs'), options: undefined}
      ],
      label: 'styles',
      key: 'styles'
    }
  ]
  expect(await run(code, (siteDir) => ({loaders: loaders(siteDir)}))).toEqual(['"Low tide"', 3])
})

test('a configuration without changes extends nothing', () => {
  expect(createWebpackExtension(NO_CHANGES, '/site')).toBeUndefined()
})

test('a replaced module is matched by its import or by its file', async () => {
  const code = `
    import tty from 'tty'
    import wren from './birds/wren.js'
    export default [tty, wren]`
  const result = await run(code, (siteDir) => ({
    replacements: [
      [/^tty$/, 'installed'],
      [/birds\/wren/, path.join(siteDir, 'birds/index.js')]
    ]
  }))
  expect(result).toEqual(['installed', 'all birds'])
})

test('an external module is a global in the browser, and the installed module elsewhere', async () => {
  const code = `
    globalThis.Tide = {level: 7}
    const {level} = require('sea')
    const none = require('missing')
    export default [level, Object.keys(none)]`
  const changes = () => ({
    externals: [
      {match: 'sea', code: 'Tide'},
      {match: /^miss/, isGlobal: true}
    ]
  })
  expect(await run(`globalThis.missing = {a: 1};${code}`, changes)).toEqual([7, ['a']])
  expect(await run(code, changes, 'server')).toEqual([3, []])
})

test('Markdown modules have the metadata of Docusaurus’s loader', async () => {
  const rule = {
    test: /\.mdx?$/,
    include: [path.join(os.tmpdir(), '/'), '/private/'],
    use: [
      {
        loader: '/node_modules/@docusaurus/mdx-loader/lib/index.js',
        options: {metadataPath: (file: string) => file.replace('.mdx', '.json')}
      }
    ]
  }
  const {metadata, missing} = readWebpackConfig({module: {rules: [rule]}})
  expect(missing).toEqual([])
  const code = `import * as barn from './owls/barn.mdx'
import * as snowy from './owls/snowy.mdx'
export default [barn.default, barn.metadata, snowy.default, snowy.metadata]`
  expect(await run(code, () => ({metadata}))).toEqual([
    ...['barn owl', {title: 'Barn owl'}, 'snowy owl', 'own']
  ])
})

test('aliases of folders apply to imports with a calculated path', () => {
  const aliases = {
    '@birds': '/site/birds',
    '@wren$': '/site/birds/wren.js',
    crypto: false,
    a: 'b'
  } as const
  const extension = createWebpackExtension({...NO_CHANGES, aliases}, '/site')
  expect(extension?.folders).toEqual({'@birds': '/site/birds'})
})
