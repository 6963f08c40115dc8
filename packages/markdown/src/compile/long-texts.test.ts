import {expect, test} from 'vitest'
import {compileMd, compileMdx} from '../fixtures/compile-sample.js'
import {compileContent} from './compile-content.js'

const lists = Array.from({length: 2000}, (_, level) => `${'  '.repeat(level)}- a`).join('\n')
const runs = Array.from({length: 300}, (_, length) => '`'.repeat(length + 1)).join(' ')

// Each of these used to take seconds or minutes, so a regression makes the test time out.
test.each([
  ['spaces in a heading', `# a${' '.repeat(100_000)}b`, []],
  ['open containers', ':::note\n'.repeat(4000), ['markdown-too-deep']],
  ['markers of lists', '- '.repeat(10_000), ['markdown-too-deep']],
  ['nested lists', lists, ['markdown-too-deep']],
  ['markers of quotes', '> '.repeat(10_000), ['markdown-too-deep']],
  ['open links', '[a]('.repeat(32_000), ['markdown-too-deep']],
  ['open images', '!['.repeat(50_000), ['markdown-too-deep']],
  ['a run of asterisks', '*'.repeat(50_000), []],
  ['marks of emphasis', '*a'.repeat(50_000), ['markdown-too-deep']],
  ['runs of backticks', runs, []],
  ['open tags', '<a '.repeat(50_000), ['markdown-too-deep']],
  ['pipes', '|'.repeat(100_000), []],
  ['a long line', 'lorem ipsum '.repeat(80_000), []],
  ['open comments of ids', `# a ${'{/*#'.repeat(30_000)}`, ['markdown-too-deep']],
  ['open comments', '<!-- '.repeat(50_000), ['markdown-too-deep']]
])('compiles or rejects %s', async (_, text, codes) => {
  const {problems} = await compileMd(text)
  expect(problems.map(({code}) => code)).toEqual(codes)
})

// The limits keep a megabyte of text within about two seconds.
test.each([
  ['lines', 'a\n'.repeat(25_000), ['markdown-too-deep']],
  ['paragraphs', 'a\n\n'.repeat(60_000), ['markdown-too-deep']],
  [
    'cells of short rows',
    `${'|a'.repeat(100)}|\n${'|-'.repeat(100)}|\n${'a\n'.repeat(2000)}`,
    ['markdown-too-deep']
  ],
  ['emphasis over lines', '*a_\n'.repeat(8000), ['markdown-too-deep']],
  ['email addresses', 'a@b.c '.repeat(12_000), ['markdown-too-deep']],
  ['code spans', '`a` '.repeat(30_000), ['markdown-too-deep']],
  ['fences', '~~~\n'.repeat(25_000), ['markdown-too-deep']],
  ['carriage returns', '\r'.repeat(250_000), ['markdown-too-deep']],
  ['comments in a line', 'a <!-- '.repeat(5000), ['markdown-too-deep']],
  ['entities', '&amp;'.repeat(25_000), ['markdown-too-deep']],
  ['words of a command', `\`\`\`bash npm2yarn\nnpm install ${'a '.repeat(50_000)}\n\`\`\``, []],
  ['backslashes', '\\'.repeat(250_000), ['markdown-too-deep']],
  ['tildes', '~a\n'.repeat(12_000), ['markdown-too-deep']],
  ['brackets inside each other', '[\n'.repeat(5000) + ']\n'.repeat(5000), ['markdown-too-deep']],
  ['underscores', '_a'.repeat(40_000), ['markdown-too-deep']],
  [
    'runs of different lengths',
    Array.from({length: 600}, (_, n) => `a${'`'.repeat(n)}`).join('\n'),
    ['markdown-too-deep']
  ],
  [
    'formatting tags',
    Array.from({length: 3000}, (_, n) => `<font color=${n}><p>`).join(''),
    ['markdown-too-deep']
  ],
  ['HTML tags', '<b>a</b>\n\n'.repeat(30_000), ['markdown-too-deep']],
  ['closed containers', ':::\n'.repeat(15_000), ['markdown-too-deep']],
  ['a long formula', `$$\n${'a+'.repeat(5000)}b\n$$`, ['math-invalid']],
  ['formulas', '$a$\n\n'.repeat(6000), ['math-invalid']],
  ['items of a list', '- a\n'.repeat(15_000), []],
  ['a long URL', `[a](${'b'.repeat(200_000)})`, []],
  ['a long word of code', `\`\`\`js\n${'a'.repeat(200_000)}\n\`\`\``, []],
  ['blocks of long lines of code', `\`\`\`html\n${'<a \n'.repeat(4500)}\n\`\`\`\n\n`.repeat(20), []]
])('compiles or rejects many %s', async (_, text, codes) => {
  const {problems} = await compileMd(text)
  expect(problems.map(({code}) => code)).toEqual(codes)
})

test.each([
  ['expressions', '{1} '.repeat(15_000)],
  ['expressions inside each other', '{'.repeat(2000) + '}'.repeat(2000)],
  ['tags', '<A>\n\n'.repeat(10_000)],
  ['attributes', `<A ${'a="b" '.repeat(60_000)}/>`],
  ['lines of data', `export const a = [\n${'1,\n'.repeat(10_000)}]`],
  ['lines of data with blank lines', `export const a = {\n${'\n\na: 1,'.repeat(10_000)}}`],
  ['imports', Array.from({length: 6000}, (_, n) => `import a${n} from './b'\n`).join('')]
])('rejects too many %s in MDX', async (_, text) => {
  expect((await compileMdx(text)).problems).toMatchObject([{code: 'markdown-too-deep'}])
})

test.each([
  ['braces', '{'.repeat(10_000)],
  ['tags', '<a '.repeat(50_000)],
  ['comments', '{/* '.repeat(20_000)]
])('rejects unclosed %s in MDX', async (_, text) => {
  expect((await compileMdx(text)).problems).toMatchObject([{code: 'markdown-too-deep'}])
})

// The fast parser reads each expression once. `remark-mdx` parses it again at each closing brace.
test.each([
  ['objects', `{[${'{a: 1},'.repeat(20_000)}]}`],
  ['strings with braces', `{"${'}'.repeat(100_000)}"}`],
  ['templates with braces', `<A b={\`${'}'.repeat(100_000)}\`}/>`],
  ['comments with braces', `{/*${'}'.repeat(100_000)}*/}`],
  ['imported names', Array.from({length: 4900}, (_, n) => `import a${n} from './b'\n\n`).join('')],
  ['blank lines', `export const a = [\n\n${'{a: 1},\n\n'.repeat(4000)}]`]
])('rejects too much JavaScript without the fast parser: %s', async (_, text) => {
  const {problems} = await compileContent(
    {text, format: 'mdx'},
    {format: 'mdx', admonitions: [], fold: true}
  )
  expect(problems).toMatchObject([
    {
      code: 'markdown-too-deep',
      message: 'The page has too much JavaScript in expressions, imports and exports.'
    }
  ])
})
