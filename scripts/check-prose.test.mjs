import {describe, expect, test} from 'vitest'
import {findMisspellings, listWords} from './check-prose/find-misspellings.mjs'
import {lintPhrases} from './check-prose/lint-phrases.mjs'
import {splitSentences} from './check-prose/prose-block.mjs'
import {readProse} from './check-prose/read-prose.mjs'
import {checkSentences, measureSentences} from './check-prose/sentence-lengths.mjs'
import {checkProse} from './check-prose.mjs'

/**
 * @param {string} file
 * @param {string} text
 */
async function problemsIn(file, text) {
  const problems = await lintPhrases({file, blocks: readProse(file, text)})
  return problems.map(({line, rule, message}) => `${line} ${rule}: ${message}`)
}

/**
 * @param {string} file
 * @param {string} text
 */
function textsOf(file, text) {
  return readProse(file, text).map((block) => `${block.kind} ${block.lineAt(0)}: ${block.text}`)
}

describe('a phrase with a plainer form', () => {
  test('is reported with its line and a replacement', async () => {
    expect(await problemsIn('a.md', '# Birds\n\nA link that\nleads nowhere.\n')).toEqual([
      '4 phrases: “leads nowhere”. Write “is broken”, “broken link”.'
    ])
  })

  test('is found across lines of a comment', async () => {
    const text = '/**\n * Nests, of\n * their own.\n */\nconst nests = 1\n'
    expect(await problemsIn('a.ts', text)).toEqual([
      '2 phrases: “of their own”. Write “its own X”, “a separate X”.'
    ])
  })

  test.each([
    ['read the files anew', 'made new'],
    ['is no longer there any more', 'is no longer there'],
    ['a default of its own', 'a default of its own kind'],
    ['there is not', 'there is not enough'],
    ['there are none', 'there are none of these'],
    ['they stand behind the name', 'they stand for the name'],
    ['such a file', 'files such as birds'],
    ['it works as well', 'it works as well as others'],
    ['it isn’t there', "it isn't there"],
    ['it works too.', "it's too long."],
    ['what it contains', 'what happens'],
    ['the folder of the site', "the folder of the site's cache"],
    ['links lead to it', 'errors lead to it'],
    ['the search window', 'the search dialog'],
    ['it runs on Node 20', 'it runs on Node.js 20'],
    ['version 3.2 or newer', 'old or newer owls']
  ])('is %j, but not %j', async (wrong, right) => {
    expect(await problemsIn('a.ts', `// the owl: ${wrong}\n`)).toHaveLength(1)
    expect(await problemsIn('a.ts', `// the owl: ${right}\n`)).toEqual([])
  })

  test('is an apostrophe, except in interface strings and test titles', async () => {
    expect(await problemsIn('a.md', 'The owl’s nest.\n')).toEqual([
      '1 phrases: “owl’s”. Write a straight apostrophe.'
    ])
    expect(await problemsIn('a.test.ts', "test('finds the owl’s nest', () => {})\n")).toEqual([])
    expect(await problemsIn('en.json', '{\n  "a": "The owl’s nest"\n}\n')).toEqual([])
    expect(await problemsIn('en.json', '{\n  "a": "The owl\'s nest"\n}\n')).toHaveLength(1)
  })

  test('is text as a countable noun, except in comments', async () => {
    expect(await problemsIn('a.md', 'Enter a text, or a text editor.\n')).toEqual([
      '1 phrases: “a text”. Write “text”, “string”, “page”.'
    ])
    expect(await problemsIn('a.md', 'Use a text editor for each text file.\n')).toEqual([])
    expect(await problemsIn('a.ts', '// Parses a text.\n')).toEqual([])
  })

  test('is a unit with a different case, except in code', async () => {
    expect(await problemsIn('a.md', 'A page of 115 kB.\n')).toHaveLength(1)
    expect(await problemsIn('a.md', 'A page of 115 KB, as in `115 kB`.\n')).toEqual([])
  })

  test('starts a doc comment, but not the body of a function', async () => {
    expect(await problemsIn('a.ts', '/** Read the file. */\n')).toHaveLength(1)
    expect(await problemsIn('a.ts', '// Read the file.\n')).toEqual([])
  })

  test('may be in a heading of the docs', async () => {
    expect(await problemsIn('a.md', '## What works unchanged\n')).toEqual([])
  })
})

describe('spelling', () => {
  test('reports each unknown word with its position', async () => {
    const blocks = readProse('a.md', 'Owls\nhave a colour. Owels hoot.\n')
    const problems = await findMisspellings([{file: 'a.md', blocks}])
    expect(problems.map(({line, message}) => `${line} ${message}`)).toEqual([
      expect.stringContaining('2 “colour”'),
      expect.stringContaining('2 “Owels”')
    ])
  })

  test('reports names in the wrong case', async () => {
    expect(await problemsIn('a.md', 'Push to Github.\n')).toEqual([
      '1 terminology: Incorrect term: “Github”, use “GitHub” instead'
    ])
  })

  test('leaves out code, URLs and packages', () => {
    const text = 'Run `npm xyzzy`, see https://example.com/xyzzy and @lectern/xyzzy.'
    const words = ['Run', 'CODE', 'see', 'CODE', 'and', 'CODE']
    expect(listWords({file: 'a.md', blocks: readProse('a.md', text)})).toEqual(words)
    expect(listWords({file: 'a.ts', blocks: readProse('a.ts', `// ${text}`)})).toEqual(words)
  })
})

describe('prose', () => {
  test('of Markdown is in paragraphs, headings and cells, without code', () => {
    const text =
      '---\ndescription: Owls\ntags: [a]\n---\n\n## Nests {#nests}\n\n:::note Look\nText `a`\n:::\n\n```js\ncode\n```\n\n| A |\n| - |\n| b |\n'
    expect(textsOf('a.md', text)).toEqual([
      'string 2: Owls',
      'heading 6: Nests',
      'paragraph 8:  Look Text CODE ',
      'cell 16: A',
      'cell 18: b'
    ])
  })

  test('of MDX leaves out JSX, expressions and imports', () => {
    const text = 'import A from \'a\'\n\n<A b="c">\n  An owl {1 + 1}\n</A>\n'
    expect(textsOf('a.mdx', text)).toEqual(['paragraph 4: An owl CODE'])
  })

  test('of TypeScript is in comments, test titles and explanations', () => {
    const text = [
      '/** Finds `owls`. */',
      'export const a = 1 // one',
      '// two',
      '// lines',
      '/** @param {string} owl - A bird. */',
      '// biome-ignore lint: no prose',
      "test.each([1])('counts %s owls', () => {})"
    ].join('\n')
    expect(textsOf('a.ts', text)).toEqual([
      'doc 1: Finds CODE. ',
      'comment 2: one two lines',
      'doc 5: - A bird. ',
      'title 7: counts CODE owls'
    ])
    expect(textsOf('problem-catalog.ts', "const a = {explanation: 'See [it](../a.md).'}")).toEqual([
      'string 1: See [it].'
    ])
    expect(textsOf('a.ts', "const a = {explanation: 'An owl.'}")).toEqual([])
  })

  test('of problems is in messages and hints', () => {
    const text =
      "const a = {code: 'owl', message: 'No ' + b, hint: c ? 'Add an owl.' : 'Fix ' + d}\nf({message: 'A bird.'})"
    expect(textsOf('a.ts', text)).toEqual([
      'message 1: No CODE',
      'message 1: Add an owl.',
      'message 1: Fix CODE'
    ])
    expect(textsOf('a.test.ts', text)).toEqual([])
  })

  test('of problems is in constants', () => {
    const text =
      "const hint = a ? 'Add an owl.' : 'Fix it.'\nconst OWL_HINT = 'Hoot.'\nconst hints = 'b'"
    expect(textsOf('a.ts', text)).toEqual([
      'message 1: Add an owl.',
      'message 1: Fix it.',
      'message 2: Hoot.'
    ])
    expect(textsOf('a.test.ts', text)).toEqual([])
  })

  test('of commands is in descriptions, options and arguments', () => {
    const text =
      "program\n.description('count owls')\n.argument('<owl>', 'an owl')\n.option('--all', 'all owls', true)"
    expect(textsOf('a.ts', text).toSorted()).toEqual([
      'string 2: count owls',
      'string 3: an owl',
      'string 4: all owls'
    ])
    expect(textsOf('a.test.ts', text)).toEqual([])
  })

  test('of interface strings is in their values and plural forms', () => {
    expect(textsOf('en.json', '{\n  "a.b": "One owl|{count} owls"\n}\n')).toEqual([
      'interface 2: One owl',
      'interface 2: CODE owls'
    ])
  })
})

test('messages are checked for phrases, and can contain names from code', async () => {
  const text = "const a = {code: 'owl', message: 'The id leads nowhere.'}"
  const {problems} = await checkProse([{file: 'packages/a.ts', text}])
  expect(problems.map(({rule}) => rule)).toEqual(['phrases'])
})

test('all checks run on the given files', async () => {
  const {problems, figures} = await checkProse([
    {file: 'content/docs/a.md', text: 'Owls leed nowhere. Led nowhere.\n'}
  ])
  expect(problems.map(({rule}) => rule)).toEqual(['phrases', 'spelling'])
  expect(figures.sentences).toBe(2)
})

describe('sentences', () => {
  test('end at a period before a capital letter, but not after an abbreviation', () => {
    const text = 'Owls hoot, e.g. Tawny owls. (They do!) See a.md for more.'
    expect(splitSentences(text).map((sentence) => sentence.text)).toEqual([
      'Owls hoot, e.g. Tawny owls.',
      '(They do!)',
      'See a.md for more.'
    ])
  })

  test('are too long if the docs exceed the limits', () => {
    const long = `${'owl '.repeat(29)}end.`
    const docs = [{file: 'content/docs/a.md', blocks: readProse('a.md', `Short.\n\n${long}\n`)}]
    const figures = measureSentences(docs)
    expect(figures).toEqual({sentences: 2, median: 30, high: 30})
    expect(checkSentences(docs, figures)).toEqual([
      {
        file: 'content/docs/a.md',
        line: 3,
        rule: 'sentence-length',
        message: '30 words. Split the sentence.'
      }
    ])
    expect(checkSentences(docs, {sentences: 2, median: 16, high: 28})).toEqual([])
  })
})
