import {dirname} from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {describeNoContent} from './content-folder.js'

const here = dirname(fileURLToPath(import.meta.url))

test('tells a missing folder from an empty one', async () => {
  const base = {folder: 'docs', plugin: 'docs', example: 'intro.md'}
  expect(await describeNoContent({...base, directory: `${here}/no-such-folder`})).toEqual({
    code: 'content-folder-missing',
    message: 'The docs folder `docs` does not exist.',
    hint: 'Create it, or set the option `path` of the docs plugin to the folder that you mean.'
  })
  expect(await describeNoContent({...base, directory: here})).toEqual({
    code: 'content-folder-empty',
    message: 'The docs folder `docs` holds no Markdown files.',
    hint: 'Add a file such as `docs/intro.md`, or turn the docs plugin off.'
  })
})
