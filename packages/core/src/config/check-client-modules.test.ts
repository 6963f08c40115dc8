import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {checkClientModules} from './check-client-modules.js'

const MODULES = ['./src/a.ts?x', '@site/src/b', './src/folder', 'some-package', './src/gone.ts']

test('reports files that do not exist, with their position', () => {
  const siteDir = createTemporarySite({'src/a.ts': '', 'src/b.jsx': '', 'src/folder/index.ts': ''})
  const text = `export default {\n  clientModules: ${JSON.stringify(MODULES)}\n}\n`
  expect(checkClientModules(siteDir, MODULES, {file: 'site.config.mjs', text})).toEqual([
    {
      code: 'import-missing',
      message: "The client module `./src/gone.ts` can't be found.",
      position: {file: 'site.config.mjs', line: 2, column: 78},
      hint: 'Create it, or fix the path. It is relative to the site root.'
    }
  ])
})
