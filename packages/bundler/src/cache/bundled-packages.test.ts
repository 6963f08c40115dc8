import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {listBundledPackages} from './bundled-packages.js'

test('lists packages with code in a bundle, except the site itself', () => {
  const siteDir = createTemporarySite({
    'package.json': '{"name": "site", "version": "1.0.0"}',
    'node_modules/owl/package.json': '{"name": "owl", "version": "1.0.0"}',
    'node_modules/bee/package.json': '{"name": "bee", "version": "1.0.0"}'
  })
  const input = {bytes: 1, imports: []}
  const [owl, bee, page] = ['node_modules/owl/lib/a.js', 'node_modules/bee/b.js', 'src/page.js']
  const output = {bytes: 1, imports: [], exports: []}
  const packages = listBundledPackages(
    {
      inputs: {[owl]: input, [bee]: input, [page]: input},
      outputs: {
        'main.js': {
          ...output,
          inputs: {
            [owl]: {bytesInOutput: 5},
            [bee]: {bytesInOutput: 0},
            [page]: {bytesInOutput: 5},
            'entries:main': {bytesInOutput: 5}
          }
        }
      }
    },
    siteDir
  )
  expect(packages).toEqual([path.join(siteDir, 'node_modules/owl')])
})
