import path from 'node:path'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {createContentRecord} from '@lectern/testing/create-content-record'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createJob} from '../fixtures/create-job.js'
import {renderEmptyPage} from './render-document.js'
import type {SiteRenderer} from '../renderer/renderer.js'

const parts = {
  appHtml: '<i>Frame</i>',
  headHtml: '<title>Tides</title>',
  htmlAttributes: '',
  bodyAttributes: ''
}

const renderer: SiteRenderer = {
  renderStaticBody: () => '',
  renderPage: () => parts,
  renderLoadedPage: async () => parts,
  findThrower: async () => undefined
}

function renderEmpty(serverModule: string | undefined) {
  const siteDir = createTemporarySite({'a.md': ''})
  const records = openRecordStore(path.join(siteDir, 'records'))
  records.write('aa1', createContentRecord({}))
  const content = {record: 'aa1', excerpt: false, tokens: {links: [], assets: []}}
  const job = createJob({contents: [{...content, ...(serverModule && {serverModule})}]})
  return renderEmptyPage(job, renderer, records)
}

test('an empty page has its head and data, but no HTML', async () => {
  const html = await renderEmpty('/missing/module.mjs')
  expect(html).toContain('<title>Tides</title>')
  expect(html).toContain('<div id="__site"></div>')
  expect(html).toContain('<script type="application/json" id="__page">')
})

test('a page with static content can’t be empty', async () => {
  expect(await renderEmpty(undefined)).toBeUndefined()
})
