import type {Processor} from 'unified'
import {describe, expect, test} from 'vitest'
import {parseTwice} from '../fixtures/parse-twice.js'

/** Texts that only the fast parser parses. */
const FAST: readonly (readonly ['md' | 'mdx', string])[] = [
  ['md', '# A title\n\nSome *text*, `code`, [a link](/a "b") and ![an image](b.png).\n'],
  ['md', '- a\n  - b\n\n1. c\n\n   d\n\n- [x] done\n- [ ] open\n'],
  ['md', '- a\n  `b`, c\n  [d](e)\n\n> f\n> *g*\n'],
  ['md', '| a | b |\n| :-- | --: |\n| `c` | **d** |\n'],
  ['md', 'A note[^1], www.example.com and ~~gone~~.\n\n[^1]: The note.\n'],
  ['md', '<details>\n<summary>a</summary>\n\nb\n\n</details>\n\nc <kbd>d</kbd>\n'],
  ['md', ':::note[A *title*]\n\nWords at 10:30.\n\n:::\n'],
  ['md', '::::tip\n\n:::note\n\na\n\n:::\n\n::::\n'],
  ['md', 'It costs $5.\n\nAnd `$HOME` is a folder.\n'],
  ['md', 'a\r\nb\r\n\r\n- c\r\n'],
  ['mdx', 'import A, {b as c} from "a"\nimport D from "d"\n\nexport const e = `f\n\ng`\n\n# {c}\n'],
  ['mdx', '<A b="c &amp; d" e={f} {...g} h>\n\n  *i*\n\n</A>\n\nj <K /> l\n'],
  ['mdx', '<A\n  b={{c: [1, 2]}}\n  d={() => {\n    return <E f="g" />\n  }}\n/>\n'],
  ['mdx', '- a\n\n  <B\n    c={`d\n    e`}\n  />\n'],
  ['mdx', '> <A b={c}>d</A>\n'],
  ['mdx', '{/* a */}\n\n{a /* } */ + "}"}\n\nb {c}\n'],
  ['mdx', 'a\n\n<!-- b\n\n{c}\n-->\n\n<!-- truncate -->\n\n`<!-- d -->`\n'],
  ['mdx', 'a\n\n<!-- b\n-->'],
  ['mdx', '<A:b c:d="e" />\n\n<f.g.h />\n'],
  ['md', 'With a@7 or npm@5.2.0, "http://", and https://localhost:8080.\n'],
  ['md', "**['\\*']** and _\\*.d.ts_\n"]
]

/** Texts that the fast parser would parse differently, so `remark-parse` is used. */
const SLOW: readonly (readonly [string, 'md' | 'mdx', string])[] = [
  ['a byte order mark', 'md', '\uFEFF# a\n'],
  ['a character that is replaced', 'md', 'a\0b\n'],
  ['line endings of an old kind', 'md', 'a\rb\n'],
  ['a formula', 'md', 'So $a$ and $$b$$.\n'],
  ['a break before an indented line', 'md', 'a\\\n  b\n'],
  ['a break in a quote', 'md', '> a  \n> b\n'],
  ['a tag of several lines in a text', 'md', '- a <b\n    c="d">e</b>\n'],
  ['a container that nothing closes', 'md', ':::note\n\na\n'],
  ['containers that end together', 'md', ':::note\n\n:::tip\n\na\n\n:::\n'],
  ['a fence of a container in code', 'md', ':::note\n\n```\na\n:::\n```\n\n:::\n'],
  ['a list before a quote in a quote', 'md', '> 1. a\n>\n> > b\n'],
  ['a task that begins with code', 'md', '- [ ] `a` b\n'],
  ['a URL with a user name', 'md', 'at a://b@c.de f\n'],
  ['a directive with a label', 'md', ':::note\n\na :b[c]\n\n:::\n'],
  ['a comment with an empty line in a list', 'mdx', '- a\n  <!-- b\n\n  d -->\n- c\n'],
  ['a comment in a line', 'mdx', 'a <!-- b --> c\n'],
  ['a tag that leaves its quote', 'mdx', '> <A\nb="c" />\n'],
  ['an open tag', 'mdx', '<A>\n'],
  ['an import that is not JavaScript', 'mdx', 'import a from\n\nb\n'],
  ['an expression that is not JavaScript', 'mdx', '{a b}\n'],
  ['an attribute without a value', 'mdx', '<A b={} />\n'],
  ['two values in a spread', 'mdx', '<A {...b, c} />\n'],
  ['an expression with a line ending in a row', 'mdx', '{`i\nj`}|a\n| - | - |\n'],
  ['a tag that emphasis interrupts', 'mdx', '*a <B>c* d</B>\n'],
  ['emphasis that a tag interrupts', 'mdx', '<B>*c</B> d*\n'],
  ['code in a cell with the sign between cells', 'mdx', '| a |\n| - |\n| `{`, `|`, `}` |\n'],
  ['a tag after a table', 'md', 'b\n-|\n<r>\n'],
  ['a title after code that looks like a fence', 'md', '      ~~~\n:::owl a title\nb\n:::\n'],
  ['a definition with several lines in a list', 'md', '+ [a\n  b]: /c\n\n[d][a b]\n'],
  ['an inline comment that a formula ends', 'md', 'a<!-- b\n$$\nc -->\n'],
  ['brackets after a definition in a list', 'md', '1. [a]: <b> (c)\n[x] # d\n'],
  ['a marker after emphasized text', 'md', '_\\*_*a**\n'],
  ['a tag that is closed after a heading', 'mdx', '# <A>\n\\*</A>\n'],
  ['a character reference in a domain', 'md', 'http://&copy;10:30\n'],
  ['HTML that its list item ends', 'md', '10. <pre>- a\n  - b\n'],
  ['a list in a footnote', 'md', '[^1]: a\n\n    - b\n    - c\n'],
  ['a closing tag of different HTML', 'md', '<pre></script>\nb\n'],
  ['an emphasis marker after a different one', 'md', '_*o**\n'],
  ['an emphasis marker after a letter and before a different one', 'md', '0*_f_*\n'],
  ['a URL without a host', 'md', 'http://”\n'],
  ['an escaped marker before two others', 'md', '\\***a*\n'],
  ['an escaped marker before nested emphasis', 'md', '\\**a *b***\n'],
  ['an email address with a backslash', 'md', 'a\\+@b.example.com\n'],
  ['a lazy line before a table row', 'md', '10. a\nb\n      |-|\n'],
  ['a footnote in indented code', 'md', '# a\n    [^b]: c\n\n    d\n'],
  [
    'an expression between code with an empty line',
    'mdx',
    '```\na\n\nb\n```\nc {d}\n```\ne\n```\n'
  ],
  ['a backtick in code before an expression', 'mdx', '```\na `\n```\nb {c} `\n'],
  ['spaces after HTML in a list', 'md', '1. </script>\n      '],
  ['a URL with letters of another alphabet', 'md', 'www.a.bя_\n'],
  [
    'an import right after the start of a container',
    'mdx',
    ':::tip[a]{b=c}\nimport d from "e"\n:::\n'
  ],
  ['a backslash at the end', 'mdx', 'export default a\n}\n\\(b\n```\nc\n\n\\'],
  ['a host without a name', 'md', 'www.\n'],
  ['an email address before a marker', 'md', "_'\na@b.c_\n"],
  ['a character reference in an email address', 'md', 'a@b.&#x41;\n'],
  ['an empty quote', 'md', '>>\n>\n'],
  ['an inner quote before an empty line', 'md', '>>r\n>\n'],
  ['a host that begins with a period', 'md', 'http://.p\n'],
  ['a host after a space that does not break', 'md', '\u00a0www.b\n'],
  ['two colons after a line', 'md', '-:::\n::w t\n'],
  ['spaces at the ends of a label', 'md', ':::note[ a ]\n\nb\n\n:::\n'],
  ['an attribute of a container without a name', 'md', ':::note{.}\n\nb\n\n:::\n'],
  ['a tag that is indented less than its list item', 'md', '- a\n </b>\n'],
  ['a quote in a quote before a list', 'md', '> > # a\n> - b\n'],
  ['empty lines after a list in a quote', 'md', '> - - # a\n>\n> \n'],
  ['an indented container', 'md', ' :::note\na\n\n    b\n:::\n'],
  ['an unclosed tag at the end of a line', 'md', '- [ ] <a\n    https://b.c&amp;'],
  ['a backslash before the end of a container', 'md', ':::note\na\\\n:::\n'],
  ['a table after a checkbox', 'md', '- [x] a\n  |-|\n'],
  ['an indented line after a dollar sign', 'md', '- $<a>\n  *b*\n</a>\n'],
  ['a footnote of two blocks in a list', 'md', '+ [^1]: a\n\n      > b\n'],
  ['a comment that its list item ends', 'md', '1. <!-- a\n* b\n'],
  ['a table row in a heading', 'mdx', "}<A b='c\nd' />\n|-|\ne\n---\n"],
  ['a tag in a footnote that ends outside of it', 'mdx', '[^a]: b\n\n    c\n    <d>\n*e*\n</d>\n'],
  ['indented code before a line of spaces', 'md', '- # a\n# a\n    code\n\t'],
  ['a line between a link and a list item with a bar', 'md', '<https://m.no># a\n~# a\n- |'],
  [
    'a module that ends with a line of spaces',
    'mdx',
    'export const m = 1\n<A>\n\n    \n    foo\n    \n\n'
  ]
]

/** Directives for a site's plugins that the fast parser would parse differently. */
const SLOW_DIRECTIVES: readonly string[] = [
  ':a{.}',
  ':a{.b=c}',
  ':a{b==}',
  ':a{b=}',
  ':a{b=c b=d}',
  ':a{b="c&apos;d"}',
  ':a{class=b .c}',
  ':a[ b ]',
  '::a[ \t]',
  '::a{b=c} \t',
  ':a[b[c[d[e]]]]',
  '\\::a',
  '> {`a\nb`}:c{`d\ne`}'
]

test.each(FAST)('%s uses the fast parser: %j', async (format, text) => {
  const {remark, fast, isFast} = await parseTwice(text, {format})
  expect(fast).toBe(remark)
  expect(isFast).toBe(true)
})

test.each(SLOW)('%s uses remark-parse', async (_title, format, text) => {
  const {remark, fast, isFast} = await parseTwice(text, {format})
  expect(fast).toBe(remark)
  expect(isFast).toBe(false)
})

describe('plugins of the site', () => {
  test.each(SLOW_DIRECTIVES)('%s uses remark-parse', async (text) => {
    const {remark, fast, isFast} = await parseTwice(text, {format: 'md', hasAllDirectives: true})
    expect(fast).toBe(remark)
    expect(isFast).toBe(false)
  })

  test.each([
    ':a{b=c d="ef" #g .h .i}',
    '::a[b [c](d)]{e}',
    ':owl: **:a-b:** at http://localhost:3000/c',
    'the sign “a:”'
  ])('%s uses the fast parser', async (text) => {
    const {remark, fast, isFast} = await parseTwice(text, {format: 'md', hasAllDirectives: true})
    expect(fast).toBe(remark)
    expect(isFast).toBe(true)
  })

  test('can handle directives of every form', async () => {
    const text = '::a[b]{c=d}\n\ne :f[g] h\n'
    const {remark, fast, isFast} = await parseTwice(text, {format: 'md', hasAllDirectives: true})
    expect(fast).toBe(remark)
    expect(isFast).toBe(true)
  })

  test('can replace syntax', async () => {
    function replacesSyntax(this: Processor) {
      this.data().micromarkExtensions = [{disable: {null: ['codeText']}}]
    }
    const plugins = [replacesSyntax]
    const {remark, fast, isFast} = await parseTwice('`a`\n', {format: 'md', plugins})
    expect(fast).toBe(remark)
    expect(isFast).toBe(false)
  })

  test('can add syntax, which only remark-parse supports', async () => {
    function addsSyntax(this: Processor) {
      const data = this.data()
      data.micromarkExtensions = [
        ...(data.micromarkExtensions ?? []),
        {disable: {null: ['codeText']}}
      ]
    }
    const {remark, fast, isFast} = await parseTwice('`a`\n', {format: 'md', plugins: [addsSyntax]})
    expect(fast).toBe(remark)
    expect(fast).not.toContain('inlineCode')
    expect(isFast).toBe(false)
  })
})
