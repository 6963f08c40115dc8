import type {SidebarItem} from '@lectern/types'
import DocCard from '@theme/DocCard'
import DocCardList from '@theme/DocCardList'
import {expect, test} from 'vitest'
import {renderOnPage} from '../../fixtures/run-hook.js'
import {useCurrentSidebarCategory} from '../plugins/docs-client.js'
import adaptCard from './DocCard.js'
import adaptList from './DocCardList.js'

const List = adaptList(DocCardList, true)
const Card = adaptCard(({item}: {item?: SidebarItem}) => item && <DocCard item={item} />, true)

/** Cards as a page of a Docusaurus project writes them. */
function Cards() {
  const {items = []} = useCurrentSidebarCategory()
  const written = {type: 'link', label: 'Gull', href: '/docs/gull'} as const
  return (
    <>
      <List items={[...items, written]} />
      {items.map((item) => (
        <Card key={item.className} item={item} />
      ))}
    </>
  )
}

test('cards of items from hooks have the base URL once', () => {
  const owl = {type: 'link', label: 'Owl', href: '/docs/owl'}
  const birds = {type: 'category', label: 'Birds', items: [owl]}
  const props = {sidebar: {name: 'docs', items: [birds]}, breadcrumbs: [{label: 'Birds'}]}
  const html = renderOnPage(<Cards />, {props})
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual(['/base/docs/owl', '/base/docs/gull', '/base/docs/owl'])
})
