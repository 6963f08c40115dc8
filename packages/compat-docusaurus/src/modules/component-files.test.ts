import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {listComponentFiles} from './component-files.js'

test('component files are listed by module name, without tests and other files', () => {
  const folder = createTemporarySite({
    'Tag.tsx': '',
    'Tag.test.tsx': '',
    'TOC/index.tsx': '',
    'TOC/Tree.ts': '',
    'TOC/styles.css': ''
  })
  expect(listComponentFiles(folder)).toEqual({
    '@theme/Tag': path.join(folder, 'Tag.tsx'),
    '@theme/TOC': path.join(folder, 'TOC', 'index.tsx'),
    '@theme/TOC/Tree': path.join(folder, 'TOC', 'Tree.ts')
  })
})
