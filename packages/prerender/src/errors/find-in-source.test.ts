import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {findInSource} from './find-in-source.js'

const text = `---
title: The {nest}
---

import {nest} from './nest'

# Owls

\`{nest}\` and \`\`{nest}\`\`

\`\`\`js
const a = {nest}
\`\`\`

The \`owl\` is in its {nest.name}.
`

test('finds text outside code', () => {
  const siteDir = createTemporarySite({'docs/a.mdx': text})
  expect(findInSource({siteDir, source: 'docs/a.mdx'}, /(nest)/d)).toEqual({
    file: 'docs/a.mdx',
    line: 15,
    column: 22
  })
})

test('a text that isn’t in the file has no line', () => {
  const siteDir = createTemporarySite({'docs/a.mdx': text})
  expect(findInSource({siteDir, source: 'docs/a.mdx'}, /(larch)/d)).toEqual({file: 'docs/a.mdx'})
  expect(findInSource({siteDir, source: 'docs/b.mdx'}, /(nest)/d)).toEqual({file: 'docs/b.mdx'})
})
