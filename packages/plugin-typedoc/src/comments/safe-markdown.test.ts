import fc from 'fast-check'
import {fromMarkdown} from 'mdast-util-from-markdown'
import {mdxFromMarkdown} from 'mdast-util-mdx'
import {mdxjs} from 'micromark-extension-mdxjs'
import {expect, test} from 'vitest'
import {escapeText, fence, inlineCode, writeSafeMarkdown} from './safe-markdown.js'

const parseMdx = (text: string) =>
  fromMarkdown(text, {extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()]})

test.each([
  ['Keeps *Markdown*, `code {}` and <b>.', 'Keeps *Markdown*, `code {}` and \\<b>.'],
  ['{process.exit()}', '\\{process.exit()\\}'],
  ['import a from "b"\n\nexport b', '&#x69;mport a from "b"\n\n&#x65;xport b'],
  ['[run](javascript:alert(1)), ![a](vbscript:b)!', 'run, !'],
  ['# Title\n\n- # Item', '**Title**\n\n- **Item**'],
  ['    indented', '```\nindented\n```'],
  [':::note\n\nAside', '\\:::note\n\nAside'],
  ['| a |\n| - |\n| `b` |', '| a   |\n| --- |\n| `b` |']
])('%j becomes %j', (markdown, safe) => {
  expect(writeSafeMarkdown(markdown)).toBe(safe)
})

test('a lead is part of the first paragraph, or has its own', () => {
  expect(writeSafeMarkdown('a\n\nb', '**Note:**')).toBe('**Note:** a\n\nb')
  expect(writeSafeMarkdown('```\na\n```', '**Note:**')).toBe('**Note:**\n\n```\na\n```')
  expect(writeSafeMarkdown('', '**Note:**')).toBe('**Note:**')
})

test('a very long comment is a code block', () => {
  expect(writeSafeMarkdown('{'.repeat(100_001))).toMatch(/^```\n\{+\n```$/)
})

test('names and code with backticks are complete', () => {
  expect(inlineCode('a`b')).toBe('`` a`b ``')
  expect(fence('```', 'ts')).toBe('````ts\n```\n````')
  expect(escapeText('<a> {b}\n*c*')).toBe('\\<a\\> \\{b\\} \\*c\\*')
})

test('random comments contain no MDX syntax and no links that run code', () => {
  const parts = fc.constantFrom(
    ...[
      'a',
      ' ',
      '\n',
      '\n\n',
      '`',
      '```',
      '~~~',
      '    ',
      '{',
      '}',
      '<',
      '>',
      '<a',
      '</a>',
      '<!--'
    ],
    ...['-->', '<script>', 'import a', 'export ', '- ', '> ', '1. ', '# ', '|', '| - |', '[', ']('],
    ...[
      ')',
      '![',
      'javascript:a',
      ': ',
      ':::',
      '\\',
      '&lt;',
      '&#123;',
      '*',
      '_',
      '\t',
      '---',
      '<a@b.c>'
    ]
  )
  fc.assert(
    fc.property(fc.array(parts, {maxLength: 24}), (list) => {
      const tree = parseMdx(writeSafeMarkdown(list.join('')))
      expect(JSON.stringify(tree)).not.toMatch(/"type":"mdx|"url":"javascript/)
    }),
    {numRuns: 500, seed: 23}
  )
})
