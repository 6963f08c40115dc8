import {fromMarkdown} from 'mdast-util-from-markdown'
import {expect, test} from 'vitest'
import type {LocatedFinding} from '@lectern/site-check/findings/finding'
import {formatDeployMarkdown} from './format-deploy-markdown.js'
import {formatFindingsMarkdown} from './format-findings-markdown.js'

const HOSTILE = [
  '```\n</details>\n# Owned',
  '````\n@everyone see #1',
  '![pixel](https://evil.example/p.png) <img src=x onerror=alert(1)>',
  '| a | b |\n\n[link](javascript:alert(1))',
  '\u202Egnp.exe\u0000\u001B[31m',
  '`'.repeat(50)
]

/** Lists the nodes that aren't code, with the trusted HTML. */
function readComment(markdown: string) {
  return fromMarkdown(markdown).children.map((node) =>
    node.type === 'code'
      ? 'code'
      : markdown.slice(node.position?.start.offset, node.position?.end.offset)
  )
}

const changes = {
  ...{added: [], changed: [], restored: [], retired: [], deleted: [], brokenUrls: []},
  ...{unchanged: 3, bytes: 2048}
}

const finding = (
  message: string,
  rule: LocatedFinding['rule'] = 'broken-link'
): LocatedFinding => ({
  ...{rule, message, target: '', level: rule === 'orphan-page' ? 'warn' : 'error'},
  ...{position: {file: 'docs/a.md', line: 3, column: 7}, pages: ['/a']}
})

test('formats findings by rule, errors first', () => {
  const findings = [finding('Alone.', 'orphan-page'), finding('Broken.'), finding('Also broken.')]
  expect(formatFindingsMarkdown(findings, {pages: 4, errors: 2, warnings: 1}, ['A note.'])).toBe(
    `### Site check

A note.

| Pages | Errors | Warnings |
| ---: | ---: | ---: |
| 4 | 2 | 1 |

<details open><summary>broken-link: 2 errors</summary>

\`\`\`text
docs/a.md:3:7: Broken.
docs/a.md:3:7: Also broken.
\`\`\`

</details>

<details><summary>orphan-page: 1 warning</summary>

\`\`\`text
docs/a.md:3:7: Alone.
\`\`\`

</details>
`
  )
})

test('hostile text stays in code', () => {
  const findings = HOSTILE.map((text) => finding(text))
  const check = formatFindingsMarkdown(findings, {pages: 1, errors: 6, warnings: 0}, [])
  expect(readComment(check)).toEqual([
    '### Site check',
    expect.stringMatching(/^\| Pages/),
    '<details open><summary>broken-link: 6 errors</summary>',
    'code',
    '</details>'
  ])
  expect(check).not.toMatch(/[^\P{C}\n]/u)
  const plan = formatDeployMarkdown({...changes, brokenUrls: HOSTILE}, 's3://a`b\n# Owned')
  expect(readComment(plan)).toEqual([
    '### Deployment to ``s3://a`b # Owned``',
    expect.stringMatching(/^\| Added/),
    '<details open><summary>URLs without a page: 6</summary>',
    'code',
    '</details>'
  ])
})

test('limits the number of items and their length, and the length of the comment', () => {
  const added = Array.from({length: 1000}, (_, index) => `page-${index}/index.html`)
  const plan = formatDeployMarkdown({...changes, added}, 'folder')
  expect(plan).toContain('page-19/index.html\n… and 980 more\n```')
  expect(plan).not.toContain('page-20/')
  const long = Array.from({length: 30}, () => '`'.repeat(10_000))
  const lists = {added: long, changed: long, retired: long, deleted: long, brokenUrls: long}
  expect(formatDeployMarkdown({...changes, ...lists}, 'x'.repeat(100_000)).length).toBeLessThan(
    32_000
  )
  const rules = [
    'broken-link',
    'broken-anchor',
    'missing-asset',
    'duplicate-id',
    'lost-url'
  ] as const
  const findings = [
    ...rules,
    'mixed-content' as const,
    'missing-alt' as const,
    'missing-lang' as const
  ].flatMap((rule) => long.map((text) => finding(text, rule)))
  const check = formatFindingsMarkdown(findings, {pages: 1, errors: 240, warnings: 0}, [])
  expect(check.length).toBeLessThan(32_000)
  expect(check).toMatch(/\d more lists? left out to keep this comment short\./)
})
