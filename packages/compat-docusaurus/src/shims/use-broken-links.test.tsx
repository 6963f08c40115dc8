import {createRenderer} from '@lectern/client/server'
import {createPageData} from '@lectern/testing/create-page-data'
import {createSiteData} from '@lectern/testing/create-site-data'
import type {ReactNode} from 'react'
import {expect, test} from 'vitest'
import useBrokenLinks from './use-broken-links.js'

function Tools() {
  const {collectAnchor} = useBrokenLinks()
  for (const id of ['grunt', 'gulp', undefined]) collectAnchor(id)
  return null
}

test('anchors that components collect become IDs of the page', () => {
  const {renderPage} = createRenderer({
    site: createSiteData(),
    Root: ({children}: {children: ReactNode}) => children,
    ErrorPage: () => null,
    components: {}
  })
  const page = createPageData('/setup')
  expect(renderPage({page, head: [], component: Tools, contents: []}).declaredIds).toEqual([
    'grunt',
    'gulp'
  ])
})
