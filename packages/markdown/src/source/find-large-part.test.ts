import {expect, test} from 'vitest'
import {findLargePart} from './find-large-part.js'

const rows = (count: number, cells: number) => `${'| a '.repeat(cells)}|\n`.repeat(count)
const table = (count: number, cells: number) =>
  `${'| a '.repeat(cells)}|\n${'|---'.repeat(cells)}|\n${rows(count, cells)}`

test.each([
  ['md', 'lines', `# a\n\n${'a\n'.repeat(20_001)}`, 20_003, '20,000 lines without a blank line'],
  ['md', 'paragraphs', 'a\n\n'.repeat(50_001), 100_001, '50,000 lines of text'],
  ['md', 'cells', table(1001, 100), 1003, '100,000 cells in tables'],
  [
    'md',
    'brackets',
    `a\n\n${'[a]\n'.repeat(10_001)}`,
    10_003,
    '10,000 brackets and emphasis marks in a block'
  ],
  [
    'md',
    'attributes of a tag',
    `a\n\n<a\n${'b\n'.repeat(10_001)}>`,
    10_004,
    '10,000 attributes of a tag'
  ],
  ['md', 'attributes', `${'<p b c d e>'.repeat(5)}\n\n`.repeat(2501), 5001, '50,000 attributes'],
  ['mdx', 'attributes', `${'<A b c d e/>'.repeat(5)}\n\n`.repeat(2501), 5001, '50,000 attributes'],
  ['mdx', 'expressions', '{1}\n\n'.repeat(10_001), 20_001, '10,000 expressions in braces'],
  ['mdx', 'open braces', `a\n\n${'{\n'.repeat(1100)}`, 503, '500 braces without an end in a block'],
  ['mdx', 'open tags', '<A>\n\n'.repeat(5001), 10_001, '5,000 tags without an end'],
  ['mdx', 'imports', "import a from 'b'\n".repeat(5001), 5001, '5,000 lines of imports and exports']
] as const)('finds too much %s: %s', (format, _, text, line, what) => {
  expect(findLargePart(text, format)).toEqual({line, what: `more than ${what}`})
})

const data = `[\n${'{a: [1, [2]]},\n'.repeat(4000)}]`

test.each([
  ['md', 'a large table', table(2000, 20)],
  ['md', 'code', `\`\`\`\n${'*a_\n'.repeat(60_000)}\`\`\``],
  ['md', 'a long changelog', '- [a](b) **c**\n\n'.repeat(9000)],
  ['md', 'void and closed tags', '<b>a</b><br>\n\n'.repeat(10_000)],
  ['md', 'a drawing', `<svg><path d="${'10 20\n'.repeat(15_000)}"/></svg>`],
  ['md', 'code in several megabytes', `${'a '.repeat(45)}\`b\`\n\n`.repeat(26_000)],
  ['md', 'text after a sign', `a <b ${'c '.repeat(9000)}\n\n`.repeat(5)],
  ['mdx', 'words in an expression', `<A b={[\n${'c, d, e,\n'.repeat(15_000)}]}/>`],
  ['mdx', 'data of an export', `export const a = ${data}`],
  ['mdx', 'data of a component', `<A b={${data}}/>`],
  ['mdx', 'strings with braces', `export const a = '{'\n\n${'a\n\n'.repeat(6000)}`],
  ['mdx', 'tabs', '<Tabs>\n<TabItem>\n\na\n\n</TabItem>\n</Tabs>\n\n'.repeat(4000)]
] as const)('accepts %s: %s', (format, _, text) => {
  expect(findLargePart(text, format)).toBeUndefined()
})
