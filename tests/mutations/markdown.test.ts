import {resolveFormat, compileContent} from '@lectern/markdown'
import type {MarkdownOptions} from '@lectern/types'
import fc from 'fast-check'
import {test} from 'vitest'
import {scanSource} from '../../packages/core/src/sources/scan-source.js'
import {expectCodedOutcome} from './outcome.js'
import {createRunSize} from './run-size.js'
import {readMarkdownSources} from './sources.js'
import {applyEdits, textEdit} from './text-edit.js'

const OPTIONS: MarkdownOptions = {
  format: 'detect',
  admonitions: {keywords: ['note', 'tip', 'info', 'warning', 'danger'], extendDefaults: true},
  mermaid: true,
  repository: 'https://example.com/a/b',
  fold: true,
  plain: true
}

test('Markdown with random changes compiles, or its errors are reported', async () => {
  const sources = readMarkdownSources()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...sources),
      fc.array(textEdit, {minLength: 1, maxLength: 6}),
      async ({file, text}, edits) => {
        const changed = applyEdits(text, edits)
        await expectCodedOutcome(async () => {
          const scanned = scanSource(Buffer.from(changed), file)
          const format = resolveFormat(file, OPTIONS.format, changed)
          const {problems} = await compileContent({text: changed, format}, OPTIONS)
          return [...scanned.problems, ...problems]
        })
      }
    ),
    createRunSize('markdown', process.env)
  )
}, 3_600_000)
