import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {checkPatches, patchedPackage} from './check-patches.js'

test.each([
  ['@docusaurus+theme-classic+3.10.2.patch', '@docusaurus/theme-classic'],
  ['@docusaurus+theme-classic+3.10.2+001+toc.patch', '@docusaurus/theme-classic'],
  ['@docusaurus+preset-classic++@docusaurus+core+3.9.0.dev.patch', '@docusaurus/core'],
  ['@docusaurus__core@3.9.0.patch', '@docusaurus/core'],
  ['@docusaurus%2Fcore@3.9.0.patch', '@docusaurus/core'],
  ['@docusaurus-plugin-content-docs-npm-3.4.0-1a2b.patch', '@docusaurus/plugin-content-docs'],
  ['docusaurus-lunr-search+3.6.1.patch', 'docusaurus-lunr-search'],
  ['left-pad@1.3.0.patch', 'left-pad'],
  ['left-pad-npm-1.3.0-1a2b.patch', 'left-pad'],
  ['notes.patch', undefined]
])('%s changes %s', (file, name) => {
  expect(patchedPackage(file)).toBe(name)
})

test('patches of replaced packages are reported, also above the site, with the components to override', () => {
  const root = createTemporarySite({
    '.git/HEAD': '',
    '.yarn/patches/@docusaurus-core-npm-3.9.0-1a2b.patch': '',
    'website/patches/@docusaurus+theme-classic+3.10.2.patch':
      '+++ b/node_modules/@docusaurus/theme-classic/lib/theme/TOC/index.js\n' +
      '+++ b/node_modules/@docusaurus/theme-classic/lib/theme/Icon/Edit.js\n',
    'website/patches/left-pad+1.3.0.patch': ''
  })
  expect(checkPatches(path.join(root, 'website'))).toEqual([
    {
      status: 'unsupported',
      message:
        'The patch patches/@docusaurus+theme-classic+3.10.2.patch has no effect, because Lectern replaces @docusaurus/theme-classic.',
      file: 'patches/@docusaurus+theme-classic+3.10.2.patch',
      hint: 'If the site needs the change, override the component in `src/theme/TOC`, `src/theme/Icon/Edit`.'
    },
    {
      status: 'unsupported',
      message:
        'The patch ../.yarn/patches/@docusaurus-core-npm-3.9.0-1a2b.patch has no effect, because Lectern replaces @docusaurus/core.',
      file: '../.yarn/patches/@docusaurus-core-npm-3.9.0-1a2b.patch',
      hint: 'If the site needs the change, use an option, override a component in `src/theme`, or write a plugin.'
    }
  ])
})

test('a site without patches has no findings', () => {
  expect(checkPatches(createTemporarySite({'.git/HEAD': ''}))).toEqual([])
})
