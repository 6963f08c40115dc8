import {expect, test} from 'vitest'
import {testDocs} from '../fixtures/test-docs.js'
import {indexDocs} from './index-docs.js'

test('keeps the first of two docs with the same ID and reports both files', () => {
  const docs = testDocs({'1-a.md': {}, '2-a.md': {}, 'b.md': {id: 'a'}})
  const {docById, problems} = indexDocs(docs)
  expect([...docById.values()]).toEqual([docs[0]])
  expect(problems[1]).toEqual({
    code: 'doc-id-duplicate',
    message: 'The doc ID `a` is used by two files: docs/1-a.md and docs/b.md.',
    position: {file: 'docs/b.md', line: 2},
    hint: 'Change the `id` in the front matter of one file, or rename it.'
  })
  expect(problems).toHaveLength(2)
})
