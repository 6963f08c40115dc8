import {describe, expect, test} from 'vitest'
import {parseChangelog} from './parse-changelog.js'

const parse = (text: string) => parseChangelog(text, 'CHANGELOG.md')

describe('a changelog in the style of', () => {
  test('Keep a Changelog', () => {
    const text =
      '# Changelog\n\nAll changes.\n\n## [Unreleased]\n\n- Soon\n\n## [1.1.0] - 2024-02-01\n\n### Added\n\n- A\n\n' +
      '## [1.0.0] - 2024-01-31 [YANKED]\n\nFirst, see [the rest][1.1.0].\n\n[1.1.0]: https://a.example/1.1.0\n'
    expect(parse(text)).toEqual({
      releases: [
        {
          version: '1.1.0',
          date: '2024-02-01T00:00:00.000Z',
          title: '1.1.0',
          description: 'Added',
          text: '\n## Added\n\n- A\n',
          line: 9
        },
        {
          version: '1.0.0',
          date: '2024-01-31T00:00:00.000Z',
          title: '1.0.0 (yanked)',
          description: undefined,
          text: '\nFirst, see [the rest][1.1.0].\n<!-- truncate -->\n\n[1.1.0]: https://a.example/1.1.0\n',
          line: 15
        }
      ],
      problems: []
    })
  })

  test('Lerna, whose headings begin with an emoji code', () => {
    const text =
      '## 2.1.0 (2022-09-01)\n\n#### :bug: Bug Fix\n* `core`\n  * A\n\n#### Committers: 2\n'
    expect(parse(text).releases).toMatchObject([
      {
        version: '2.1.0',
        date: '2022-09-01T00:00:00.000Z',
        description: 'Bug Fix, Committers: 2',
        text: '\n## 🐛 Bug Fix\n* `core`\n  * A\n\n## Committers: 2\n'
      }
    ])
  })

  test('conventional commits, whose patch releases have smaller headings', () => {
    const text =
      '### [1.1.1](https://a.example) (2024-03-02)\n\n#### Bug Fixes\n\n- A\n\n' +
      '## [1.1.0](https://a.example) (2024-03-01)\n\n### Features\n\n- B\n\n# 1.0.0 (2024-02-01)\n\n### Features\n\n- C\n'
    expect(parse(text)).toMatchObject({
      releases: [
        {version: '1.1.1', text: '\n## Bug Fixes\n\n- A\n'},
        {version: '1.1.0', text: '\n## Features\n\n- B\n'},
        {version: '1.0.0', text: '\n## Features\n\n- C\n'}
      ],
      problems: []
    })
  })

  test('a package of a monorepo', () => {
    const [release] = parse('# @a/b\n\n## @a/b@1.0.0-rc.1 – 2024-01-01\n\nText\n').releases
    expect(release).toMatchObject({version: '1.0.0-rc.1', title: '1.0.0-rc.1'})
  })
})

test('a file without any release dates is read as a Changesets changelog', () => {
  const {releases, problems} = parse('# a\n\n## 1.1.0\n\n### Minor Changes\n\n- b\n\n## 1.0.0\n')
  expect(problems).toEqual([])
  expect(releases.map(({version, date}) => [version, date])).toEqual([
    ['1.1.0', undefined],
    ['1.0.0', undefined]
  ])
})

test("code contains no headings, and definitions in it aren't lost", () => {
  const {releases} = parse('## 1.0.0 (2024-01-01)\n\n~~~md\n## 0.9.0\n```\n# x\n~~~\n\nEnd\r\n')
  expect(releases.map(({text}) => text)).toEqual(['\n~~~md\n## 0.9.0\n```\n# x\n~~~\n\nEnd\n'])
})

test.each([
  ['## 1.0.0\n\n## 0.9.0 (2024-01-01)', 'release-without-date', 1],
  ['## 1.0.0 (soon)', 'release-date-invalid', 1],
  ['## 1.0.0 (2024-02-30)', 'release-date-invalid', 1],
  ['# Changelog\n\n## The first one', 'changelog-heading-invalid', 3],
  ['## 1.0.0 (2024-01-01)\n\n## Fixed', 'changelog-heading-invalid', 3],
  ['## 1.0.0 (2024-01-01)\n\n## [1.0.0] - 2024-01-02', 'release-duplicate', 3]
])('%j has the problem %s', (text, code, line) => {
  const {problems} = parse(text)
  expect(problems).toMatchObject([{code, position: {file: 'CHANGELOG.md', line}}])
})

test.each(['# Changelog\n\nNothing yet.', ''])('%j has no releases', (text) => {
  const {problems} = parse(text)
  expect(problems).toMatchObject([{code: 'changelog-empty', position: {file: 'CHANGELOG.md'}}])
})

test('an unreadable section does not become part of the release above it', () => {
  const {releases} = parse('## 1.0.0 (2024-01-01)\n\nA\n\n## Fixed\n\nB\n')
  expect(releases.map(({text}) => text)).toEqual(['\nA\n<!-- truncate -->\n'])
})
