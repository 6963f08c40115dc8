import {createPageData} from '@lectern/testing/create-page-data'
import type {DevDocument, DevProblem} from '@lectern/types'
import {afterEach, expect, test, vi} from 'vitest'
import {stubHost} from '../fixtures/create-document.js'
import {fetchDocument} from './fetch-document.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

const dev: DevDocument = {session: 'a', version: 3, problems: []}

test('a document contains its page, the server state and its stylesheets', async () => {
  const page = createPageData('/docs/owl')
  stubHost({'/docs/owl': {dev, page, html: ['<p>Hunts</p>'], styles: ['/a.css', '/b.css']}})
  expect(await fetchDocument('/docs/owl')).toEqual({
    dev,
    styles: ['/a.css', '/b.css'],
    document: {
      page,
      html: {0: '<p>Hunts</p>'},
      parts: [],
      head: [
        {tag: 'html', attributes: {}},
        {tag: 'body', attributes: {}}
      ]
    }
  })
})

test('a page that can’t be rendered returns its problems', async () => {
  const problems: DevProblem[] = [{code: 'mdx-syntax', message: 'Unexpected end'}]
  stubHost({'/docs/owl': {dev: {...dev, problems}}})
  const fetched = await fetchDocument('/docs/owl')
  expect([fetched.document, fetched.dev.problems]).toEqual([undefined, problems])
})

test('returns the target of a redirect', async () => {
  stubHost({'/docs/owl': {dev, movedTo: '/docs/birds/owl'}})
  expect((await fetchDocument('/docs/owl')).movedTo).toBe('/docs/birds/owl')
})

test('ignores responses from other programs', async () => {
  stubHost({'/docs/owl': {}})
  await expect(fetchDocument('/docs/owl')).rejects.toThrow('/docs/owl is not a page of this site.')
})
