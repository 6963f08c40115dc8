import {expect, test} from 'vitest'
import {createCheckedPage, createCheckedSite} from '../fixtures/sample-site.js'
import {createUrlResolver} from '../site/url-resolver.js'
import {findOrphans} from './find-orphans.js'

test.each([
  ['docs/owl.md', 'Link to it, add it to a sidebar, or set `unlisted: true` in its front matter.'],
  [
    'src/pages/owl.tsx',
    'Link to it, e.g. in the navbar, or add `<meta name="robots" content="noindex" />` to its `<Head>`.'
  ]
])('an orphan from %s gets a hint that fits its source', (source, hint) => {
  const page = {...createCheckedPage('/owl'), source, isIndexed: true}
  const site = createCheckedSite([page])
  expect(findOrphans(site, createUrlResolver(site))).toMatchObject([
    {rule: 'orphan-page', target: '/owl', hint}
  ])
})
