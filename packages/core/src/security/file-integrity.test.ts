import {createHash} from 'node:crypto'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {hoistedStylesFile} from '../output/output-file.js'
import {createFileIntegrity} from './file-integrity.js'

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

test('bundle files and hoisted styles have a hash, other URLs don’t', () => {
  const siteDir = createTemporarySite({'main.js': 'run()'})
  const integrityOf = createFileIntegrity({
    bundles: {files: {'assets/js/main-A.js': path.join(siteDir, 'main.js')}},
    contents: new Map([
      ['a.md', {styles: '.a{color:red}'}],
      ['b.md', {}]
    ]),
    baseUrl: '/base/'
  })
  expect(integrityOf('/base/assets/js/main-A.js')).toBe(hash('run()'))
  expect(integrityOf(`/base/${hoistedStylesFile('.a{color:red}')}`)).toBe(hash('.a{color:red}'))
  expect(integrityOf('/base/custom.css')).toBeUndefined()
  expect(integrityOf('https://cdn.example.com/main-A.js')).toBeUndefined()
})
