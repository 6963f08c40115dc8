import {expect, test} from 'vitest'
import {renderOnPage} from '../../fixtures/run-hook.js'
import type {AdaptedComponent} from '../props/create-adapter.js'
import adaptCollapsible from './TOCCollapsible.js'
import adaptItems from './TOCItems/index.js'
import adaptTags from './TagsListInline.js'

/** Component that renders its props as text. */
const Probe: AdaptedComponent = (props: object) => JSON.stringify(props)

function readProps(html: string): object {
  return JSON.parse(html.replaceAll('&quot;', '"')) as object
}

test('a collapsible table of contents from Docusaurus has the class that hides it', () => {
  const Toc = adaptCollapsible(Probe, false)
  const levels = {min: 2, max: 4}
  expect(readProps(renderOnPage(<Toc levels={levels} />))).toMatchObject({
    ...{className: 'theme-doc-toc-mobile', minHeadingLevel: 2, maxHeadingLevel: 4}
  })
  expect(readProps(renderOnPage(<Toc className="theme-doc-toc-mobile a" />))).toEqual({
    className: 'theme-doc-toc-mobile a'
  })
  const Own = adaptCollapsible(Probe, true)
  expect(readProps(renderOnPage(<Own />))).toEqual({})
})

test('items from Docusaurus highlight the current section if Lectern’s do', () => {
  const Items = adaptItems(Probe, false)
  const nodes = [{id: 'a', depth: 2, html: 'A', children: []}]
  expect(readProps(renderOnPage(<Items nodes={nodes} />))).not.toHaveProperty('linkClassName')
  expect(readProps(renderOnPage(<Items nodes={nodes} active={undefined} />))).toMatchObject({
    toc: [{id: 'a', level: 2, value: 'A'}],
    className: 'table-of-contents__list',
    linkActiveClassName: 'table-of-contents__link--active'
  })
})

test('a list of tags from Docusaurus is rendered only if there are tags', () => {
  const Tags = adaptTags(Probe, false)
  expect(renderOnPage(<Tags tags={[]} className="row" />)).toBe('')
  const html = renderOnPage(<Tags tags={[{label: 'Owl', path: '/owl'}]} className="row" />)
  expect(html).toContain('<div class="row">')
  expect(html).toContain('/base/owl')
})
