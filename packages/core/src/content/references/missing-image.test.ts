import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {missingImage} from './missing-image.js'

const files = ['docs/owl.png', 'docs/wren #1.png', 'docs/50%.png', 'static/img/logo.svg']
const createSite = () => createTemporarySite(Object.fromEntries(files.map((file) => [file, ''])))

const ADVICE = 'Fix the path. It is relative to the Markdown file.'

test.each([
  ['./Owl.PNG', 'Did you mean ./owl.png?'],
  ['owl.pn', 'Did you mean owl.png?'],
  ['../docs/owls.png', 'Did you mean ../docs/owl.png?'],
  ['@site/docs/owl.jpg', 'Did you mean @site/docs/owl.png?'],
  ['./wren ', 'Did you mean ./wren%20%231.png?'],
  ['./50.png', 'Did you mean ./50%25.png?'],
  ['/img/Logo.svg', 'Did you mean /img/logo.svg?'],
  ['/img/nest.svg', 'Add the file to a static folder (static/img/nest.svg), or fix the path.'],
  ['img/logo.svg', 'Did you mean /img/logo.svg?'],
  ['../static/img/logo.svg', 'Did you mean /img/logo.svg?'],
  ['/static/img/logo.svg', 'Did you mean /img/logo.svg?'],
  ['./img', ADVICE],
  ['./nest.png', ADVICE],
  ['./none/owl.png', ADVICE]
])('advises what to do about the missing image %s', (target, hint) => {
  const place = {siteDir: createSite(), source: 'docs/a.md', staticDirectories: ['static']}
  const reference = {kind: 'image', target, line: 3, column: 5} as const
  expect(missingImage(reference, place)).toEqual({
    code: 'image-missing',
    message: `The image ${target} doesn't exist.`,
    position: {file: 'docs/a.md', line: 3, column: 5},
    hint
  })
})

test('finds similar images in a static folder with an absolute path', () => {
  const siteDir = createSite()
  const staticDirectories = [path.join(siteDir, 'static')]
  const reference = {kind: 'image', target: '/img/Logo.svg', line: 3, column: 5} as const
  expect(missingImage(reference, {siteDir, source: 'docs/a.md', staticDirectories}).hint).toBe(
    'Did you mean /img/logo.svg?'
  )
})
