import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {build} from 'esbuild'
import {afterAll, beforeAll, expect, test} from 'vitest'
import type {ImportReplacement} from '@lectern/types'
import {assetImports} from './asset-imports.js'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-assets-'))

beforeAll(() => {
  fs.writeFileSync(path.join(folder, 'wing.svg'), '<svg viewBox="0 0 4 4"><path d="M0 0"/></svg>')
  fs.writeFileSync(path.join(folder, 'titled.svg'), '<svg><title>Wing</title><g/></svg>')
  fs.writeFileSync(path.join(folder, 'photo.png'), 'bytes')
  fs.writeFileSync(path.join(folder, 'Photo.PNG'), 'bytes')
  fs.writeFileSync(path.join(folder, 'Wing.Svg'), '<svg/>')
})
afterAll(() => fs.rmSync(folder, {recursive: true}))

/** Evaluates an expression in a module of the folder. */
async function evaluate(
  expression: string,
  imports = '',
  replacements: readonly ImportReplacement[] = []
): Promise<unknown> {
  const {outputFiles} = await build({
    stdin: {contents: `${imports}\nexport const value = ${expression}`, resolveDir: folder},
    absWorkingDir: folder,
    outdir: path.join(folder, 'out'),
    bundle: true,
    format: 'iife',
    globalName: 'made',
    assetNames: '[name]',
    loader: {'.png': 'file', '.svg': 'file'},
    plugins: [
      assetImports({siteDir: folder, endings: ['png', 'svg'], replacements}),
      {
        name: 'jsx',
        setup({onResolve, onLoad}) {
          onResolve({filter: /^(react|@lectern)/}, () => ({path: 'jsx', namespace: 'jsx'}))
          onLoad({filter: /./, namespace: 'jsx'}, () => ({
            contents: 'export const jsx = Array.of, trustHtml = String'
          }))
        }
      }
    ],
    write: false
  })
  const script = outputFiles.find(({path: file}) => file.endsWith('.js'))?.text ?? ''
  return new Function(`${script}; return made.value`)()
}

test.each([
  ["require('./photo.png').default", './photo.png'],
  ["require('./Photo.PNG').default", './Photo.PNG'],
  ["require('./wing.svg?url').default", './wing.svg']
])('%s resolves to a URL', async (expression, url) => {
  expect(await evaluate(expression)).toBe(url)
})

test.each([
  ["import value0 from './photo.png'", './photo.png'],
  ["import value0 from './Photo.PNG'", './Photo.PNG'],
  ["import value0 from './Wing.Svg?url'", './Wing.Svg'],
  ["import value0 from './wing.svg?url'", './wing.svg']
])('%s returns a URL', async (statement, url) => {
  expect(await evaluate('value0', statement)).toBe(url)
})

test('an SVG is a component, imported or required', async () => {
  const drawing = ['svg', expect.objectContaining({viewBox: '0 0 4 4', width: 8})]
  expect(await evaluate('Wing({width: 8})', "import Wing from './wing.svg'")).toEqual(drawing)
  expect(await evaluate("require('./wing.svg').default({width: 8})")).toEqual(drawing)
})

test.each([
  ['{}', '<title>Wing</title><g/>'],
  ['{children: "Owl"}', '<title>Wing</title><g/>'],
  ['{title: "A < B & C", titleId: "a"}', '<title id="a">A &#60; B &#38; C</title><g/>'],
  ['{title: ""}', '<g/>']
])('an SVG component with the props %s has the content %s', async (props, __html) => {
  const content = expect.objectContaining({dangerouslySetInnerHTML: {__html}})
  expect(await evaluate(`Wing(${props})`, "import Wing from './titled.svg'")).toEqual([
    'svg',
    content
  ])
  const drawing = await evaluate(`Wing(${props})[1]`, "import Wing from './titled.svg'")
  expect(drawing).not.toHaveProperty('children')
  expect(drawing).not.toHaveProperty('title')
})

test('a plugin replaces a file with a module, but not its URL', async () => {
  const titles: ImportReplacement = {
    endings: ['png'],
    key: '',
    create: async ({file}) => ({
      code: `import url from './photo.png?url'\nexport default [${JSON.stringify(file)}, url]`,
      folder
    })
  }
  const statement = "import value0 from './photo.png'"
  expect(await evaluate('value0', statement, [titles])).toEqual(['photo.png', './photo.png'])
  const required = "require('./photo.png').default"
  expect(await evaluate(required, '', [titles])).toEqual(['photo.png', './photo.png'])
  const urlStatement = "import value0 from './photo.png?url'"
  expect(await evaluate('value0', urlStatement, [titles])).toBe('./photo.png')
})

test.each([
  ['at once', () => Promise.reject(new Error('No image.'))],
  [
    'later',
    async () => {
      await fs.promises.stat(folder)
      throw new Error('No image.')
    }
  ]
])('a replacement that fails %s is reported at the import', async (_, create) => {
  const replacements: ImportReplacement[] = [{key: 'a', endings: ['png'], create}]
  await expect(evaluate('a', "import a from './photo.png'", replacements)).rejects.toMatchObject({
    errors: [{text: 'No image.', location: {file: '<stdin>', line: 1}}]
  })
})
