import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {build} from 'esbuild'
import {expect, test} from 'vitest'
import {elementProps} from './element-props.js'
import {reactNames} from './react-names.js'

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url))

test('changes the props of elements from modules and CommonJS packages', async () => {
  const siteDir = createTemporarySite({
    'change.js': `export default (type, props) => ({...props, bird: type})`,
    'package.cjs': `const react = require('react')
      module.exports = [react.createElement('owl', {a: 1}, 'Hoot'), typeof react.useState]`,
    'index.jsx': `import {createElement, useMemo} from 'react'
      import * as whole from 'react'
      import packed from './package.cjs'
      export default [<tern b="2" />, createElement('gull', null), packed[0], packed[1],
        typeof useMemo, whole.createElement('auk').props.bird]`
  })
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, 'index.jsx')],
    ...{
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      nodePaths: [path.join(PACKAGE, 'node_modules'), path.join(PACKAGE, '../../node_modules')]
    },
    plugins: [elementProps(path.join(siteDir, 'change.js'), [PACKAGE]), reactNames([PACKAGE])]
  })
  const url = `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`
  const [tern, gull, owl, ...rest] = ((await import(url)) as {default: {props: object}[]}).default
  expect([tern, gull, owl].map((element) => element?.props)).toEqual([
    {b: '2', bird: 'tern'},
    {bird: 'gull'},
    {a: 1, bird: 'owl', children: 'Hoot'}
  ])
  expect(rest).toEqual(['function', 'function', 'auk'])
})
