import {expect, test} from 'vitest'
import {findMissingReadmeParts} from './readme-parts.mjs'

const README = `# @lectern/owl

| Folder | Contents |
| --- | --- |
| \`nests\` | nests |
| \`src/eggs/\` | eggs |

- \`feed\`: food.
- \`mdast-util-*\`: trees.
`

/** @param {Partial<import('./readme-parts.mjs').DocumentedPackage>} parts */
const find = (parts) =>
  findMissingReadmeParts({name: 'owl', readme: README, folders: [], dependencies: [], ...parts})

test('accepts described dependencies and folders', () => {
  const dependencies = ['feed', 'mdast-util-math', 'mdast-util-gfm']
  expect(find({folders: ['nests', 'eggs'], dependencies})).toEqual([])
})

test.each([
  [
    {dependencies: ['fee']},
    'readme-dependency',
    'the dependency `fee` is missing. Add its purpose.'
  ],
  [{dependencies: ['feed-x']}, 'readme-dependency', expect.stringContaining('`feed-x`')],
  [{folders: ['nest']}, 'readme-folder', 'the folder `nest` is missing. Add its contents.'],
  [{readme: '', folders: ['nests']}, 'readme-folder', expect.stringContaining('`nests`')]
])('reports %j', (parts, rule, message) => {
  expect(find(parts)).toEqual([{file: 'packages/owl/README.md', line: 1, rule, message}])
})
