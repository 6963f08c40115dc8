import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {loadDesign} from './load-design.js'

test('a missing module is reported with its path', async () => {
  const configSource = {file: 'site.config.ts', text: "component: './card.jsx'"}
  const site = {siteDir: createTemporarySite({}), loadModule: async () => undefined, configSource}
  const error = await loadDesign('./card.jsx', site).catch((thrown: unknown) => thrown)
  expect(error instanceof SiteError && error.problems).toMatchObject([
    {
      code: 'social-image-component-invalid',
      position: {file: 'site.config.ts', line: 1},
      hint: 'Create the file, or fix its path.'
    }
  ])
})
