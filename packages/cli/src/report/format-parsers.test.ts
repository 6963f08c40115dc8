import pc from 'picocolors'
import {expect, test} from 'vitest'
import type {ComparedFile} from '../site/compare-task.js'
import {formatParsers} from './format-parsers.js'

const settings = {colors: pc.createColors(false), duration: 120, isVerbose: false}

const DIFFERENT: ComparedFile = {
  file: 'docs/owl.md',
  difference: {stage: 'tree', line: 3, column: 5, remark: 'text "a"', fast: 'link'}
}

test('a difference shows its position and the output of both parsers', () => {
  const text = formatParsers([DIFFERENT, {file: 'docs/wren.md'}], settings)
  expect(text).toContain('error docs/owl.md:3:5: The trees of the parsers differ.')
  expect(text).toContain('remark-parse   text "a"\n  native parser  link')
  expect(text).toContain('1 difference in 2 files')
})

test('a long list of files for remark-parse ends with their count', () => {
  const files = Array.from({length: 23}, (_, index): ComparedFile => {
    const fallback = {rule: 'formula', reason: 'math', line: 1, column: 1} as const
    return {file: `docs/${index}.md`, fallback}
  })
  expect(formatParsers(files, settings)).toContain('… and 3 more. See all with --verbose.')
  expect(formatParsers(files, {...settings, isVerbose: true})).toContain('docs/22.md:1:1')
})
