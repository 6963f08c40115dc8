import {dirname} from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {requireFolder} from './content-folder.js'

const here = dirname(fileURLToPath(import.meta.url))

const base = {folder: 'docs', plugin: 'docs', example: 'intro.md'}

test('tells that a folder is missing', async () => {
  const missing = {...base, directory: `${here}/no-such-folder`}
  await expect(requireFolder(missing)).rejects.toMatchObject({
    problems: [
      {
        code: 'content-folder-missing',
        message: 'The docs folder `docs` does not exist.',
        hint: 'Create it, or set the option `path` of the docs plugin to the folder that you mean.'
      }
    ]
  })
})

test('tells that a folder is empty', async () => {
  expect(await requireFolder({...base, directory: here})).toEqual({
    code: 'content-folder-empty',
    policy: 'warn',
    message: 'The docs folder `docs` holds no Markdown files.',
    hint: 'Add a file such as `docs/intro.md`, or turn the docs plugin off.'
  })
})
