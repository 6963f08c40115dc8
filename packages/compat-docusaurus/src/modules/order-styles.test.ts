import {createSiteConfig} from '@lectern/testing/create-site-config'
import {expect, test} from 'vitest'
import {orderStyles} from './order-styles.js'

const ENTRIES = [
  '@site/src/pages/about.tsx',
  '@site/src/pages/index.tsx',
  'content:docs/intro.mdx',
  'content:blog/walk.mdx?excerpt'
]

test("entries follow each other like the hashes of Docusaurus's chunks", () => {
  const siteConfig = createSiteConfig({compatibility: 'docusaurus'})
  expect(orderStyles(siteConfig, ENTRIES)).toEqual([
    '@site/src/pages/index.tsx',
    'content:blog/walk.mdx?excerpt',
    '@site/src/pages/about.tsx',
    'content:docs/intro.mdx'
  ])
})

test("Lectern's own sites keep a stylesheet per page", () => {
  expect(orderStyles(createSiteConfig(), ENTRIES)).toBeUndefined()
})
