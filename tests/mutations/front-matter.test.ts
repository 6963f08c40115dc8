import {parseDataFile} from '@lectern/shared/files/data-file'
import {checkFrontMatter} from '@lectern/shared/schema/schema-check'
import {parseTagsFile} from '@lectern/shared/pages/tags-file'
import type {Source} from '@lectern/types'
import fc from 'fast-check'
import {test} from 'vitest'
import {scanSource} from '../../packages/core/src/sources/scan-source.js'
import {postFrontMatterSchema} from '../../packages/plugin-blog/src/posts/post-front-matter.js'
import {parseCategoryFile} from '../../packages/plugin-docs/src/formats/category-file.js'
import {docFrontMatterSchema} from '../../packages/plugin-docs/src/formats/doc-front-matter.js'
import {expectCodedOutcome} from './outcome.js'
import {createRunSize} from './run-size.js'
import {readDataSources, readMarkdownSources} from './sources.js'
import {applyEdits, textEdit} from './text-edit.js'

const size = createRunSize('frontMatter', process.env)
const half = {...size, numRuns: Math.ceil(size.numRuns / 2)}
const edits = fc.array(textEdit, {minLength: 1, maxLength: 4})

/** Up to the end of the front matter, if any. */
const cutBody = (text: string) => /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '---\ntitle: A\n---\n'

test('front matter with random changes is read, or its errors are reported', async () => {
  const texts = [...new Set(readMarkdownSources().map(({text}) => cutBody(text)))]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...texts), edits, async (text, changes) => {
      const scanned = scanSource(Buffer.from(applyEdits(text, changes)), 'a.md')
      const source: Source = {...scanned, file: 'a.md', absolutePath: '/site/a.md'}
      await expectCodedOutcome(() => [
        ...scanned.problems,
        ...checkFrontMatter(docFrontMatterSchema, source).problems,
        ...checkFrontMatter(postFrontMatterSchema, source).problems
      ])
    }),
    half
  )
}, 3_600_000)

test('a data file with random changes is read, or its errors are reported', async () => {
  const sources = readDataSources()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...sources), edits, async ({file, text}, changes) => {
      const changed = applyEdits(text, changes)
      await expectCodedOutcome(() => [
        ...parseDataFile(changed, file).problems,
        ...parseTagsFile(changed, file, '/tags').problems,
        ...parseCategoryFile(changed, file).problems
      ])
    }),
    half
  )
}, 3_600_000)
