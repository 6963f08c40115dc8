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
