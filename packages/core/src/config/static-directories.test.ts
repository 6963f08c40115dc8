import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {checkStaticDirectories} from './static-directories.js'

const source = {
  file: 'site.config.mjs',
  text: `export default {\n  staticDirectories: ['static', '.']\n}\n`
}

test('accepts folders of static files, even missing ones', () => {
  const siteDir = createTemporarySite({'static/a.txt': '', 'a/b.txt': ''})
  expect(checkStaticDirectories(siteDir, ['static', 'a', 'none', '../else'], source)).toEqual([])
})

test.each([
  ['.', 'contains the entire site'],
  ['..', 'contains the entire site'],
  ['/', 'contains the entire site'],
  ['static/a.txt', "isn't a folder"]
])('the folder %s %s', (folder, issue) => {
  const siteDir = createTemporarySite({'static/a.txt': ''})
  expect(checkStaticDirectories(siteDir, ['static', folder], source)).toEqual([
    {
      code: 'config-invalid',
      message: `site.config.mjs: \`staticDirectories[1]\` is '${folder}', which ${issue}.`,
      position: {file: 'site.config.mjs', line: 2, column: 33},
      hint: "Use a folder inside the site root that contains only static files, e.g. `'static'`."
    }
  ])
})
