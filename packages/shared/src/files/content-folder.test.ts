import {dirname} from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {requireFolder} from './content-folder.js'

const here = dirname(fileURLToPath(import.meta.url))

const base = {folder: 'docs', plugin: 'docs', example: 'intro.md'}

test('reports a missing folder', async () => {
  const missing = {...base, directory: `${here}/no-such-folder`}
  await expect(requireFolder(missing)).rejects.toMatchObject({
    problems: [
      {
        code: 'content-folder-missing',
        message: "The docs folder `docs` doesn't exist.",
        hint: 'Create it, or set the `path` option of the docs plugin.'
      }
    ]
  })
})

test('reports an empty folder', async () => {
  expect(await requireFolder({...base, directory: here})).toEqual({
    code: 'content-folder-empty',
    policy: 'warn',
    message: 'The docs folder `docs` has no Markdown files.',
    hint: 'Add a page, e.g. `docs/intro.md`, or disable the docs plugin.'
  })
})
