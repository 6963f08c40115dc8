import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {SiteConfig} from '@lectern/types'
import {build, type Plugin} from 'esbuild'
import {expect, test} from 'vitest'
import {findBundleExtension} from './inline-loaders.js'

const siteConfig = {compatibility: 'docusaurus'} as SiteConfig

/** Runs code of a site, and returns its default export. */
async function run(code: string): Promise<unknown> {
  const siteDir = createTemporarySite({
    'index.js': code,
    'tide.js': 'export default 6',
    'tide.bin': 'high',
    'loud-loader.cjs':
      "module.exports = (text) => 'export default ' + JSON.stringify(text.toUpperCase())",
    'a!b.js': "export default 'odd'"
  })
  const extension = findBundleExtension({siteDir, siteConfig})
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, 'index.js')],
    bundle: true,
    write: false,
    format: 'esm',
    outdir: siteDir,
    logLevel: 'silent',
    plugins: [...((extension?.plugins ?? []) as unknown as Plugin[])]
  })
  const script = outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? ''
  const url = `data:text/javascript,${encodeURIComponent(script)}`
  return ((await import(url)) as {default: unknown}).default
}

test('a module can be imported as code and as text', async () => {
  const code = `
    import tide from './tide.js'
    import text from '!!raw-loader!./tide.js'
    import same from '-!raw-loader?esModule=false!./tide.js'
    import own from 'babel-loader!./tide.js'
    export default [tide, text, same, own]`
  const text = 'export default 6'
  expect(await run(code)).toEqual([6, text, text, 6])
})

test('a file can be imported as text by its filename', async () => {
  const code = `
    import text from './tide.js?raw'
    import same from '!!./tide.js?raw'
    import plain from '!!./tide.js'
    import odd from './a!b.js'
    export default [text, same, plain, odd]`
  const text = 'export default 6'
  expect(await run(code)).toEqual([text, text, 6, 'odd'])
})

test('a file can be imported as its URL, or as an empty module', async () => {
  const code = `
    import url from '!!file-loader!./tide.bin'
    import nothing from '!!null-loader!./tide.bin'
    export default [url, nothing]`
  expect(await run(code)).toEqual([expect.stringMatching(/tide-\w+\.bin$/), {}])
})

test('other loaders run', async () => {
  const code = `
    import loud from '!!./loud-loader.cjs?mark=!./tide.bin'
    import both from '!!raw-loader!./loud-loader.cjs!./tide.bin'
    export default [loud, both]`
  expect(await run(code)).toEqual(['HIGH', 'export default "HIGH"'])
})

test('loaders that aren’t installed are reported at the import', async () => {
  await expect(run(`import '!!pug-loader!./tide.js'`)).rejects.toMatchObject({
    errors: [
      {
        text: "The webpack loader pug-loader can't load tide.js: The package pug-loader isn't installed",
        location: {line: 1}
      }
    ]
  })
})

test('the constant for layouts of diagrams says whether their package is installed', () => {
  const defineIn = (files: Readonly<Record<string, string>>) =>
    findBundleExtension({siteDir: createTemporarySite(files), siteConfig})?.define
  const name = '__DOCUSAURUS_MERMAID_LAYOUT_ELK_ENABLED__'
  expect(defineIn({'index.js': ''})).toMatchObject({[name]: 'false'})
  const layouts = {'node_modules/@mermaid-js/layout-elk/package.json': '{}'}
  expect(defineIn(layouts)).toMatchObject({[name]: 'true'})
})

test('Lectern sites don’t support these imports', () => {
  expect(findBundleExtension({siteDir: '/site', siteConfig: {} as SiteConfig})).toBeUndefined()
})
