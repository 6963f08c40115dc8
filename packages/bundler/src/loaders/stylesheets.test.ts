import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {LessOptions, SassOptions} from '@lectern/types'
import {fileURLToPath} from 'node:url'
import {build} from 'esbuild'
import {afterAll, expect, test} from 'vitest'
import {compileLess} from '../styles/compile-less.js'
import {createStyleReader} from '../styles/style-reader.js'
import {cssModules} from './css-modules.js'
import {stylesheets} from './stylesheets.js'

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-sass-')))
afterAll(() => fs.rmSync(folder, {recursive: true}))

const PACKAGES = fileURLToPath(new URL('../../../../node_modules', import.meta.url))

/** Creates a site with the given files and real packages. */
function createSite(
  name: string,
  installed: readonly string[],
  files: Readonly<Record<string, string>>
): string {
  const siteDir = path.join(folder, name)
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true})
    fs.writeFileSync(path.join(siteDir, file), text)
  }
  fs.mkdirSync(path.join(siteDir, 'node_modules'), {recursive: true})
  for (const one of installed)
    fs.symlinkSync(path.join(PACKAGES, one), path.join(siteDir, 'node_modules', one), 'junction')
  return siteDir
}

async function bundle(siteDir: string, contents: string, sass?: SassOptions, less?: LessOptions) {
  const client = [...(sass ? [{key: 'sass', sass}] : []), ...(less ? [{key: 'less', less}] : [])]
  const extensions = {client, server: []}
  const styles = createStyleReader({siteDir, cacheDir: path.join(siteDir, '.site'), extensions})
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: siteDir},
    absWorkingDir: siteDir,
    outdir: path.join(siteDir, 'out'),
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    plugins: [cssModules(siteDir, {styles, moduleStyles: new Map()}), stylesheets(siteDir, styles)]
  })
  return {code: outputFiles.map(({text}) => text).join('\n'), inputs: await styles.inputs()}
}

test.each(['sass', 'sass-embedded'])(
  'stylesheets and CSS modules compile with %s',
  async (sass) => {
    const siteDir = createSite(`with-${sass}`, [sass], {
      'src/a.scss': '$sea: teal;\nbody { main { color: $sea } }',
      'src/b.module.scss': "@use 'colors';\n.tide { color: colors.$sky }",
      'src/_colors.scss': '$sky: navy',
      'src/c.sass': 'p\n  margin: 1px + 2px\n'
    })
    const {code, inputs} = await bundle(
      siteDir,
      `import './src/a.scss'\nimport './src/c.sass'\nimport styles from './src/b.module.scss'\nexport const name = styles.tide`
    )
    expect(code).toMatch(/body main \{\s+color: teal/)
    expect(code).toMatch(/p \{\s+margin: 3px/)
    expect(code).toMatch(/\.tide_[\w-]+ \{\s+color: navy/)
    expect(code).toMatch(/"?tide"?: "tide_[\w-]+"/)
    expect(inputs.files).toContain(path.join(siteDir, 'src/_colors.scss'))
  }
)

test('stylesheets and CSS modules compile with Less, and resolve imports like webpack', async () => {
  const siteDir = createSite('with-less', ['less'], {
    'node_modules/birds/sizes.less': '@small: 3px;',
    'src/a.less': [
      "@import 'parts/colors';",
      "@import '~birds/sizes';",
      "@import '@site/src/parts/mixins.less';",
      'body { main { color: @sea; height: @small; .wide() } }'
    ].join('\n'),
    'src/parts/colors.less': '@sea: teal;',
    'src/parts/mixins.less': '.wide() { width: 100% }',
    'src/b.module.less': '@sky: navy;\n.tide { &:hover { color: @sky } }'
  })
  const {code, inputs} = await bundle(
    siteDir,
    `import './src/a.less'\nimport styles from './src/b.module.less'\nexport const name = styles.tide`
  )
  expect(code.replace(/\s+/g, ' ')).toContain(
    'body main { color: teal; height: 3px; width: 100%; }'
  )
  expect(code).toMatch(/\.tide_[\w-]+:hover \{\s+color: navy/)
  expect(inputs.files).toEqual(
    expect.arrayContaining(
      [
        'src/a.less',
        'src/parts/colors.less',
        'src/parts/mixins.less',
        'node_modules/birds/sizes.less'
      ].map((file) => path.join(siteDir, file))
    )
  )
})

test('options of plugins apply to Less', async () => {
  const siteDir = createSite('less-options', ['less'], {
    'src/a.less':
      "@import 'depth';\nbody { color: @sea; width: `1 + 2`; top: @depth; left: @left }",
    'shared/depth.less': '@depth: 4px;\n@sea: red;'
  })
  const plugin = {
    install: (_: unknown, manager: {addPreProcessor(processor: object): void}) =>
      manager.addPreProcessor({process: (code: string) => `${code}\ni { top: 0 }`})
  }
  const {code} = await bundle(siteDir, "import './src/a.less'", undefined, {
    compiler: {
      ...{javascriptEnabled: true, modifyVars: {sea: 'teal'}},
      ...{paths: ['shared'], plugins: [plugin]}
    },
    prepare: (text) => `@left: 5px;\n${text}`
  })
  const css = code.replace(/\s+/g, ' ')
  expect(css).toContain('body { color: teal; width: 3; top: 4px; left: 5px; }')
  expect(css).toContain('i { top: 0; }')
})

test('an error in Less includes its position, also in an imported file', async () => {
  const siteDir = createSite('less-invalid', ['less'], {
    'src/a.less': "@import 'parts/b';",
    'src/parts/b.less': 'p {\n  color: @nowhere;\n}'
  })
  await expect(compileLess(path.join(siteDir, 'src/a.less'), siteDir)).rejects.toMatchObject({
    problems: [
      {
        code: 'less-invalid',
        message: "The stylesheet src/a.less can't be compiled: variable @nowhere is undefined.",
        position: {file: 'src/parts/b.less', line: 2, column: 10}
      }
    ]
  })
})

test('Sass resolves packages, load paths and site files like webpack’s loader', async () => {
  const siteDir = createSite('imports', ['sass'], {
    'node_modules/birds/package.json': '{"name": "birds", "sass": "scss/all.scss"}',
    'node_modules/birds/scss/all.scss': '.wren { color: brown }',
    'node_modules/birds/scss/_sizes.scss': '$small: 3px',
    'node_modules/@sea/tide/high.scss': '.high { top: 0 }',
    'src/css/_mixins.scss': '@mixin wide { width: 100% }',
    'src/css/a.scss': [
      "@use '~birds/scss/sizes';",
      "@use 'birds';",
      "@use '~@sea/tide/high';",
      "@use '@site/src/css/mixins';",
      "@use 'src/css/mixins' as again;",
      '.a { height: sizes.$small; @include mixins.wide }'
    ].join('\n')
  })
  const {code} = await bundle(siteDir, `import './src/css/a.scss'`)
  expect(code.replace(/\s+/g, ' ')).toContain(
    '.wren { color: brown; } .high { top: 0; } .a { height: 3px; width: 100%; }'
  )
})

test('an error in Sass includes its position, also in an imported file', async () => {
  const siteDir = createSite('invalid', ['sass'], {
    'a.scss': "@use 'b';",
    '_b.scss': 'body {\n  color: $sea\n}'
  })
  const failure: unknown = await bundle(siteDir, `import './a.scss'`).catch(
    (error: unknown) => error
  )
  const [error] = (failure as {errors: {detail: {problems: unknown[]}}[]}).errors
  expect(error?.detail.problems).toEqual([
    {
      code: 'sass-invalid',
      message: "The stylesheet a.scss can't be compiled: Undefined variable.",
      position: {file: '_b.scss', line: 2, column: 10},
      hint: 'Fix the stylesheet at this position.'
    }
  ])
})

test('prompts a site without Sass to install it', async () => {
  const siteDir = createSite('bare', [], {'a.scss': 'body {}'})
  await expect(bundle(siteDir, `import './a.scss'`)).rejects.toThrow(
    'The stylesheet a.scss needs Sass, and neither sass nor sass-embedded is installed.'
  )
})

test('passes plugin options to the Sass compiler', async () => {
  const siteDir = createSite('with-options', ['sass'], {
    'src/a.scss': "@use 'tides';\n.a { color: $sea; height: tides.$low; width: level(2) }",
    'src/b.sass': '.b\n  color: $sea',
    'shared/_tides.scss': '$low: 3px;'
  })
  const {SassNumber} = await import('sass')
  const sass: SassOptions = {
    loadPaths: ['shared'],
    functions: {'level($hour)': () => new SassNumber(9)},
    prepare: (code, file) => (file.endsWith('.sass') ? `$sea: navy\n${code}` : `$sea: teal;${code}`)
  }
  const {code, inputs} = await bundle(siteDir, `import './src/a.scss'\nimport './src/b.sass'`, sass)
  expect(code).toMatch(/\.a \{\s+color: teal;\s+height: 3px;\s+width: 9;/)
  expect(code).toMatch(/\.b \{\s+color: navy/)
  expect(inputs.files).toContain(path.join(siteDir, 'shared/_tides.scss'))
  expect(inputs.files).toContain(path.join(siteDir, 'src/a.scss'))
})
