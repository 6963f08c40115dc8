import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {build} from 'esbuild'
import {expect, onTestFinished, test} from 'vitest'
import {createStyleReader} from '../styles/style-reader.js'
import {cssModules} from './css-modules.js'

async function bundle(css: string, imported = './a.module.css', files = {}) {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'css-modules-'))
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}))
  writeAll(siteDir, files)
  fs.writeFileSync(path.join(siteDir, 'a.module.css'), css)
  fs.writeFileSync(
    path.join(siteDir, 'a.js'),
    `import styles from '${imported}'\nconsole.log(styles)`
  )
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: ['a.js'],
    outdir: 'out',
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    plugins: [cssModules(siteDir, createStyleReader({siteDir, cacheDir: siteDir}))]
  })
  return Object.fromEntries(outputFiles.map((file) => [path.basename(file.path), file.text]))
}

test('names of grid lines stay as they are', async () => {
  const files = await bundle('.a { display: grid; grid-template-columns: [start] 1fr [end] }')
  expect(Object.values(files).join()).toContain('grid-template-columns:[start] 1fr[end]')
})

test('code and styles agree on class names, composed ones included', async () => {
  const files = Object.values(await bundle('.a { color: red }\n.b { composes: a; margin: 0 }'))
  const [js = '', css = ''] = files.sort((left) => (left.includes('console') ? -1 : 1))
  const names = JSON.parse(/console\.log/.test(js) ? quoteKeys(js) : '{}') as Record<string, string>
  expect(Object.keys(names)).toEqual(['a', 'b'])
  expect(names.b).toBe(`${/\.(b_[\w-]+)\{/.exec(css)?.[1]} ${names.a}`)
  expect(css).toContain(`.${names.a}{color:red}`)
})

test('styles of a package have the same names wherever the package is found', async () => {
  const css = '.a { color: red }'
  const inside = 'node_modules/birds'
  const deeper = 'node_modules/other/node_modules/birds'
  const bundleIn = (folder: string) =>
    bundle('', `./${folder}/src/b.module.css`, {
      [`${folder}/package.json`]: '{"name": "birds"}',
      [`${folder}/src/b.module.css`]: css
    })
  const first = Object.values(await bundleIn(inside))
  expect(first.join('')).toMatch(/\.a_[\w-]+\{color:red\}/)
  expect(Object.values(await bundleIn(deeper))).toEqual(first)
})

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true})
    fs.writeFileSync(path.join(folder, file), text)
  }
}

/** The object literal of a minified module as JSON. */
function quoteKeys(js: string): string {
  return (/\{[^}]*\}/.exec(js)?.[0] ?? '').replace(/([{,])(\w+):/g, '$1"$2":')
}

test('where a site lies does not show in names and bytes', async () => {
  const css = '.a { color: red }'
  expect(await bundle(css)).toEqual(await bundle(css))
})
