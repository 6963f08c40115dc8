import {expect, test} from 'vitest'
import {checkImports} from './check-imports.js'

const importable = {
  modules: new Map([['@docusaurus/Link', new Set(['default'])]]),
  components: new Set(['Layout', 'TOCItems'])
}

test('counts working imports, and reports the others with their lines', () => {
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
        message: "The module @theme/TOCItem doesn't exist.",
        hint: 'Did you mean @theme/TOCItems?',
        file: 'src/a.js',
        line: 3
      },
      {
        status: 'change',
        message: 'The module @docusaurus/Link has no export `linkOf`.',
        hint: 'Implement it in your own file.',
        file: 'src/a.js',
        line: 4
      },
      {
        status: 'change',
        message: "The module @docusaurus/weather doesn't exist.",
        hint: 'Remove the import, or install a package that provides the module.',
        file: 'src/a.js',
        line: 5
      }
    ]
  })
})
