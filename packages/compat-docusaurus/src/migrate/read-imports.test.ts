import {expect, test} from 'vitest'
import {readImports} from './read-imports.js'

test('finds named, default and namespace imports and calls, with their lines', () => {
  const text = `import React from 'react'
import Translate, {translate} from '@docusaurus/Translate'
import {
  useDoc,
  type Doc,
  useSidebarBreadcrumbs as crumbs
} from "@docusaurus/plugin-content-docs/client"
import * as common from '@docusaurus/theme-common'
export {default} from '@theme/Layout'
const Tabs = require('@theme/Tabs').default
const load = () => import('@theme/Mermaid')`
  expect(readImports(text)).toEqual([
    {module: '@docusaurus/Translate', names: ['default', 'translate'], line: 2},
    {
      module: '@docusaurus/plugin-content-docs/client',
      names: ['useDoc', 'useSidebarBreadcrumbs'],
      line: 3
    },
    {module: '@docusaurus/theme-common', names: [], line: 8},
    {module: '@theme/Layout', names: ['default'], line: 9},
    {module: '@theme/Tabs', names: [], line: 10},
    {module: '@theme/Mermaid', names: [], line: 11}
  ])
})

test('type imports are erased, so they don’t count', () => {
  expect(readImports(`import type {Props} from '@theme/TOC'\nimport './a.css'`)).toEqual([])
})
