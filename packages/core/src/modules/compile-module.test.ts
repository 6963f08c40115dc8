import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {bundleModule} from './compile-module.js'
import {findSourcePosition} from './find-source-position.js'

test('traces each line of a compiled module to its source file', async () => {
  const root = createTemporarySite({
    'site/.site/modules/a.mjs': '',
    'site/a.ts': `import {check} from '../lib/b'\n\nexport default check()`,
    'lib/b.ts': `interface Tide {}\n\nexport function check(): Tide {\n  throw new Error('No tide.')\n}`
  })
  const siteDir = path.join(root, 'site')
  const settings = {
    ...{siteDir, generatorDirs: [], fallbacks: {}, replacements: {}},
    format: 'cjs'
  } as const
  const {code, inputs} = await bundleModule(path.join(siteDir, 'a.ts'), settings)
  expect(Object.keys(inputs).sort()).toEqual(['../lib/b.ts', 'a.ts'])
  const compiled = path.join(siteDir, '.site/modules/a.mjs')
  fs.writeFileSync(compiled, code)
  const lines = code.split('\n')
  const line = lines.findIndex((text) => text.includes('No tide.'))
  const column = (lines[line]?.indexOf('throw') ?? 0) + 1
  expect(findSourcePosition(compiled, {line: line + 1, column})).toEqual({
    file: '../lib/b.ts',
    line: 4,
    column: 3
  })
})

test('reports packages in the archives of Yarn’s Plug’n’Play at their import', async () => {
  const manifest = {
    enableTopLevelFallback: true,
    fallbackPool: [],
    fallbackExclusionList: [],
    dependencyTreeRoots: [{name: 'site', reference: 'workspace:.'}],
    packageRegistryData: [
      [null, [[null, {packageLocation: './', packageDependencies: [['tides', 'npm:1.0.0']]}]]],
      [
        'tides',
        [
          [
            'npm:1.0.0',
            {
              packageLocation: './cache/tides.zip/node_modules/tides/',
              packageDependencies: [['tides', 'npm:1.0.0']]
            }
          ]
        ]
      ]
    ]
  }
  const siteDir = createTemporarySite({
    '.pnp.data.json': JSON.stringify(manifest),
    'cache/tides.zip/node_modules/tides/index.js': '',
    'site.config.js': `// Tides\nimport tides from 'tides'\n\nexport default tides`
  })
  const settings = {siteDir, generatorDirs: [], fallbacks: {}, replacements: {}}
  const bundled = bundleModule(path.join(siteDir, 'site.config.js'), {...settings, format: 'cjs'})
  await expect(bundled).rejects.toMatchObject({
    problems: [
      {
        code: 'plug-and-play-unsupported',
        position: {file: 'site.config.js', line: 2, column: 19}
      }
    ]
  })
})
