import {expect, test} from 'vitest'
import {createInsightReport} from './create-insight-report.js'
import {readEvents} from './read-events.js'

const report = (lines: readonly unknown[]) =>
  createInsightReport(
    readEvents(
      lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
    )
  )

test('lists searches, missing pages and votes, most frequent first', () => {
  expect(
    report([
      {type: 'search-empty', query: 'lark', path: '/'},
      {type: 'search-empty', query: 'Owl ', path: '/'},
      {type: 'search-empty', query: 'owl', path: '/docs'},
      {type: 'page-missing', path: '/old', from: '/docs/b'},
      {type: 'page-missing', path: '/old', from: '/docs/a'},
      {type: 'page-missing', path: '/gone'},
      {type: 'vote', vote: 'up', path: '/good'},
      {type: 'vote', vote: 'down', text: 'Too | short', path: '/bad'},
      {type: 'vote', vote: 'down', path: '/bad'},
      {type: 'comment', vote: 'up', text: 'Clear', path: '/bad'},
      {type: 'comment', vote: 'down', text: 'No example', path: '/bad'}
    ])
  ).toBe(`# Insight report

11 events.

## Searches without results

| Query | Count |
| --- | --- |
| owl | 2 |
| lark | 1 |

## Missing pages

| Path | Count | Linked from |
| --- | --- | --- |
| /old | 2 | /docs/a, /docs/b |
| /gone | 1 |  |

## Votes

| Page | Up | Down |
| --- | --- | --- |
| /bad | 0 | 2 |
| /good | 1 | 0 |

## Comments

| Page | Vote | Comment |
| --- | --- | --- |
| /bad | down | Too \\| short |
| /bad | down | No example |
| /bad | up | Clear |
`)
})

test('counts lines that aren’t events, and escapes everything else', () => {
  const text = report([
    'no JSON',
    '[]',
    {type: 'other'},
    {type: 'search-empty', query: '<script>a</script>\n# [x](y)'},
    {type: 'page-missing', path: 5}
  ])
  expect(text).toContain("2 events. Lines that aren't events: 3.")
  expect(text).toContain('| \\<script\\>a\\</script\\> \\# \\[x\\](y) | 1 |')
})

test.each([
  ['<img src=x onerror=a()> ![a](b)', '\\<img src=x onerror=a()\\> \\!\\[a\\](b)'],
  ['see https://evil.example/`a`|b\\|c', 'see `https://evil.example/%60a%60%7Cb\\%7Cc`'],
  ['www.evil.example ada@evil.example', '`www.evil.example` `ada@evil.example`'],
  ['~~a~~\u001b[2J\u202eb\u0007', '\\~\\~a\\~\\~\\[2Jb'],
  ['a\n| b | c |\r\n# d', 'a \\| b \\| c \\| \\# d'],
  ['x'.repeat(900), 'x'.repeat(500)]
])('the comment %j becomes %j', (text, expected) => {
  const lines = report([{type: 'comment', vote: 'down', text, path: '/a'}]).split('\n')
  expect(lines.filter((line) => line.startsWith('| /a'))).toEqual([`| /a | down | ${expected} |`])
})

test('long lists end with the number of omitted rows', () => {
  const text = report(
    Array.from({length: 60}, (_, index) => ({type: 'search-empty', query: `q${index}`}))
  )
  expect(text.match(/^\| q/gm)).toHaveLength(50)
  expect(text).toContain('10 more.')
  expect(text).toContain('## Votes\n\nNone.')
})
