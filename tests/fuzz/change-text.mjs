/** Pieces of all supported syntaxes, and characters that parsers may not expect. */
const PARTS = [
  ...[
    '---\n',
    ': ',
    '- ',
    '"',
    "'",
    '[',
    ']',
    '{',
    '}',
    ',',
    '#',
    '*',
    '&a ',
    '*a',
    '|\n  ',
    '\n',
    '  '
  ],
  ...[
    '/',
    '/*',
    '*',
    ' 301',
    ' 200!',
    ':splat',
    'http://',
    '?',
    '%',
    '\\',
    '\t',
    '\r',
    '\0',
    '\uFEFF'
  ],
  ...[
    'type',
    'category',
    'items',
    'label',
    '__proto__',
    'null',
    'true',
    '1e999',
    '-0',
    '2026-01-01'
  ],
  ...['漢', '\u0301', '\uD800', '\u2028', '👩‍👩‍👧', 'İ', 'ß', '\u202E']
]
const LONGEST = 4096

/**
 * Changes a string in a few places.
 *
 * @param {string} text
 * @param {readonly string[]} others texts to take parts from
 * @param {() => number} random below 1
 * @returns {string}
 */
export function changeText(text, others, random) {
  const below = (/** @type {number} */ limit) => Math.floor(random() * limit)
  const pick = (/** @type {readonly string[]} */ list) => list[below(list.length)] ?? ''
  let changed = text
  for (let edits = 1 + below(4); edits > 0; edits--) {
    const at = below(changed.length + 1)
    const end = Math.min(changed.length, at + below(16))
    const other = pick(others)
    const from = below(other.length + 1)
    const added = [
      '',
      pick(PARTS),
      pick(PARTS).repeat(1 + below(50)),
      String.fromCharCode(below(256)),
      changed.slice(at, end).repeat(2 + below(20)),
      other.slice(from, from + below(64))
    ]
    changed = changed.slice(0, at) + pick(added) + changed.slice(random() < 0.5 ? at : end)
  }
  return changed.slice(0, LONGEST)
}
