import type {SiteProblem} from '@lectern/types'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {applyEdits} from '../edits/text-edit.js'
import {proposeEdits} from './propose-edits.js'

/** Applies the edits that are proposed for a problem of a Markdown file. */
async function fix(text: string, problem: Omit<SiteProblem, 'position'>) {
  const siteDir = createTemporarySite({'docs/a.mdx': text})
  const given = {...problem, position: {file: 'docs/a.mdx', line: 1, column: 1}}
  const [fixed] = await proposeEdits([given], {siteDir, checkMarkdown: async () => []})
  return applyEdits(text, fixed?.edits ?? [])
}

test('escapes all braces around undefined variables', async () => {
  const problem = {
    code: 'variable-unknown',
    message: "The variable `tag` on the page /docs/a isn't defined."
  } as const
  expect(await fix('Release {tag} as {tag}-{date}.', problem)).toBe(
    'Release \\{tag} as \\{tag}-\\{date}.'
  )
  expect(await fix('Release {tag.name()}.', problem)).toBe('Release {tag.name()}.')
})

test('turns styles with text into objects', async () => {
  const problem = {
    code: 'render-failed',
    message: 'The content of the page /docs/a failed to render: The `style` prop expects a mapping.'
  } as const
  expect(await fix('<b style="color: red">a</b>', problem)).toBe("<b style={{color: 'red'}}>a</b>")
})
