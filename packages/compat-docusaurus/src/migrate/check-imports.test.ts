import {expect, test} from 'vitest'
import {checkImports} from './check-imports.js'

const importable = {
  modules: new Map([['@docusaurus/Link', new Set(['default'])]]),
  components: new Set(['Layout', 'TOCItems'])
}

test('counts what works, and tells of the rest with its line', () => {
  const text = `import Link from '@docusaurus/Link'
import Layout from '@theme/Layout'
import Items from '@theme/TOCItem'
import {linkOf} from '@docusaurus/Link'
import x from '@docusaurus/weather'`
  expect(checkImports('src/a.js', text, importable)).toEqual({
    works: 2,
    findings: [
      {
        status: 'change',
        message: 'There is no module @theme/TOCItem.',
        hint: 'Did you mean @theme/TOCItems?',
        file: 'src/a.js',
        line: 3
      },
      {
        status: 'change',
        message: '@docusaurus/Link has no `linkOf`.',
        hint: 'Write it in a file of your own.',
        file: 'src/a.js',
        line: 4
      },
      {
        status: 'change',
        message: 'There is no module @docusaurus/weather.',
        hint: 'Take the import out, or install a package that has it.',
        file: 'src/a.js',
        line: 5
      }
    ]
  })
})
