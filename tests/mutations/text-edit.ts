import fc from 'fast-check'

/** Text that breaks parsers: unclosed openings, unmatched endings and control characters. */
const FRAGMENTS = [
  ...[
    '{',
    '}',
    '{/*',
    '*/}',
    '<',
    '</',
    '/>',
    '<div>',
    '</div>',
    '<!--',
    '-->',
    '<![CDATA[',
    '<?php'
  ],
  ...[
    '<a href="javascript:alert(1)">',
    '<Tabs>',
    '</TabItem>',
    '<Unknown a={b}>',
    '<>',
    '{a',
    '{...'
  ],
  ...[
    '```',
    '````js title="',
    '~~~',
    '$$',
    '$',
    '\\(',
    ':::',
    ':::note[',
    ':::tip{#a',
    '::::',
    '%%'
  ],
  ...['[', '](', '![', '[^1]', '[^1]:', '[a]: <', '|', '|-|', '- [x]', '1)', '> ', '\t', '    '],
  ...[
    'import x from',
    "import A from './a.md'",
    'export const a =',
    'export default',
    '# ',
    '{#id}'
  ],
  ...[
    '---\n',
    '\n---\n',
    '---\n---\n',
    '+++\n',
    'a: [',
    'a: {',
    '&a',
    '*a',
    '<<: *a',
    '!!js/function'
  ],
  ...[
    '? ',
    '- - -',
    '"',
    "'",
    '|\n',
    '>-\n',
    '__proto__: 1',
    'constructor:',
    '%YAML 1.1',
    '\u{1f600}'
  ],
  ...[
    '\0',
    '\u0007',
    '\ufeff',
    '\ufffd',
    '\ud800',
    '\udc00',
    '\u2028',
    '\u202e',
    '\r',
    '\r\n',
    '\u00a0'
  ],
  ...[
    '&#x110000;',
    '&#0;',
    '&nbsp',
    '&amp;amp;',
    'javascript:',
    'data:text/html,',
    '//',
    '\\',
    '\\\n'
  ]
] as const

/** A text edit. Positions are fractions of the length, so they're valid in any text. */
export type TextEdit =
  | {kind: 'insert'; at: number; text: string}
  | {kind: 'repeat'; at: number; text: string; times: number}
  | {kind: 'remove'; at: number; length: number}
  | {kind: 'copy'; at: number; length: number; to: number}
  | {kind: 'swap'; at: number; to: number}
  | {kind: 'cut'; at: number}

const offset = fc.double({min: 0, max: 1, noNaN: true})
const fragment = fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({unit: 'binary', maxLength: 8}))
const kind = <Kind extends string>(name: Kind) => fc.constant(name)

/** Creates any edit. */
export const textEdit: fc.Arbitrary<TextEdit> = fc.oneof(
  {weight: 6, arbitrary: fc.record({kind: kind('insert'), at: offset, text: fragment})},
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('repeat'),
      at: offset,
      text: fc.constantFrom(...FRAGMENTS),
      times: fc.integer({min: 2, max: 200})
    })
  },
  {
    weight: 3,
    arbitrary: fc.record({kind: kind('remove'), at: offset, length: fc.integer({min: 1, max: 60})})
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('copy'),
      at: offset,
      length: fc.integer({min: 1, max: 80}),
      to: offset
    })
  },
  {weight: 1, arbitrary: fc.record({kind: kind('swap'), at: offset, to: offset})},
  {weight: 1, arbitrary: fc.record({kind: kind('cut'), at: offset})}
)

/** Applies edits one after the other. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return edits.reduce(applyEdit, text)
}

function applyEdit(text: string, edit: TextEdit): string {
  const at = Math.floor(edit.at * text.length)
  const splice = (offset: number, length: number, inserted: string) =>
    text.slice(0, offset) + inserted + text.slice(offset + length)
  if (edit.kind === 'insert') return splice(at, 0, edit.text)
  if (edit.kind === 'repeat') return splice(at, 0, edit.text.repeat(edit.times))
  if (edit.kind === 'remove') return splice(at, edit.length, '')
  if (edit.kind === 'cut') return text.slice(0, at)
  const to = Math.floor(edit.to * text.length)
  if (edit.kind === 'copy') return splice(to, 0, text.slice(at, at + edit.length))
  const lines = text.split('\n')
  const [first, second] = [edit.at, edit.to].map((part) => Math.floor(part * lines.length))
  return lines
    .map((line, index) =>
      index === first ? lines[second ?? 0] : index === second ? lines[first ?? 0] : line
    )
    .join('\n')
}
