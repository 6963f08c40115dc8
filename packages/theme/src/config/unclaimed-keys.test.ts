import {expect, test} from 'vitest'
import {reportUnclaimedKeys} from './unclaimed-keys.js'

test.each([
  ['metadatas', 'Rename it to `metadata`.'],
  ['gtag', 'Move it to the options of the preset or of the `google-gtag` plugin.'],
  ['navbra', "Did you mean `navbar`? Ignore this if a plugin or the site's code uses the key."]
])('the key %s has the hint %s', (key, hint) => {
  const [problem] = reportUnclaimedKeys([key], {file: 'docusaurus.config.js', text: ''})
  expect(problem?.hint).toBe(hint)
})

test("doesn't report keys of plugins", () => {
  const source = {file: 'docusaurus.config.js', text: ''}
  expect(reportUnclaimedKeys(['hubspot', 'toString'], source)).toEqual([])
})
