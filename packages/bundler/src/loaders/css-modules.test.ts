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
  const styles = createStyleReader({siteDir, cacheDir: siteDir})
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: ['a.js'],
    outdir: 'out',
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    plugins: [cssModules(siteDir, {styles, moduleStyles: new Map()})]
  })
  return Object.fromEntries(outputFiles.map((file) => [path.basename(file.path), file.text]))
}

test('preserves grid line names', async () => {
  const files = await bundle('.a { display: grid; grid-template-columns: [start] 1fr [end] }')
  expect(Object.values(files).join()).toContain('grid-template-columns:[start] 1fr [end]')
})

test('code and styles use the same class names, including composed ones', async () => {
  const files = Object.values(await bundle('.a { color: red }\n.b { composes: a; margin: 0 }'))
  const [js = '', css = ''] = files.sort((left) => (left.includes('console') ? -1 : 1))
  const names = JSON.parse(/console\.log/.test(js) ? quoteKeys(js) : '{}') as Record<string, string>
  expect(Object.keys(names)).toEqual(['a', 'b'])
  expect(names.b).toBe(`${/\.(b_[\w-]+)\{/.exec(css)?.[1]} ${names.a}`)
  expect(css).toContain(`.${names.a}{color:red}`)
})

test.each([
  [':global html.dark .card { top: 0 }', 'html.dark .card{top:0}'],
  [':global(.dark) .card { top: 0 }', '.dark .card_HASH{top:0}'],
  ['.card :global .link :local .icon { top: 0 }', '.card_HASH .link .icon_HASH{top:0}'],
  ['@value size: 4px; .card { top: size }', '.card_HASH{top:4px}']
])('%s becomes %s', async (css, expected) => {
  const files = Object.values(await bundle(css)).map((text) =>
    text.replace(/_[\w-]{6}\b/g, '_HASH')
  )
  expect(files.join('\n')).toContain(expected)
})

test('values of :export are exported next to class names', async () => {
  const files = await bundle(':export { paper: #fffef0 }\n.card { top: 0 }')
  expect(Object.values(files).join('\n')).toMatch(/\{paper:"#fffef0",card:"card_[\w-]+"\}/)
  expect(Object.values(files).join('\n')).not.toContain(':export')
})

test('names composed from a different module include its styles first', async () => {
  const files = await bundle("@import './c.css';", './parts/b.module.css', {
    'parts/b.module.css': ".b { composes: base from '../base.module.css'; top: 0 }",
    'base.module.css': '.base { color: red }'
  })
  const text = Object.values(files).join('\n')
  expect(text).toMatch(/\{b:"b_[\w-]+ base_[\w-]+"\}/)
  expect(text).toMatch(/\.base_[\w-]+\{color:red\}\.b_[\w-]+\{top:0\}/)
})

test('reports modules that compose each other', async () => {
  const bundled = bundle(".a { composes: b from './b.module.css' }", './a.module.css', {
    'b.module.css': ".b { composes: a from './a.module.css' }"
  })
  await expect(bundled).rejects.toMatchObject({
    errors: [{text: 'b.module.css composes names of ./a.module.css, which composes names of it'}]
  })
})

test('an error includes the line and column in the stylesheet', async () => {
  await expect(bundle('.a {\n  color: red;\n  }}')).rejects.toMatchObject({
    errors: [{text: 'Unexpected }', location: {file: 'a.module.css', line: 3, column: 3}}]
  })
})

test('class names of a package are the same in any folder', async () => {
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

/** Converts the object literal of a minified module to JSON. */
function quoteKeys(js: string): string {
  return (/\{[^}]*\}/.exec(js)?.[0] ?? '').replace(/([{,])(\w+):/g, '$1"$2":')
}

test('class names and output don’t depend on the path of the site', async () => {
  const css = '.a { color: red }'
  expect(await bundle(css)).toEqual(await bundle(css))
})
