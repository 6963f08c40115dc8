import DocSidebarItemLink from '@theme/DocSidebarItem/Link'
import {expect, test} from 'vitest'
import {SidebarStateProvider} from '../../behavior/sidebar/sidebar-state.js'
import {renderSample} from '../../fixtures/render-sample.js'

test.each([
  [undefined, '/base/owl'],
  [false, '/owl']
])('with autoAddBaseUrl: %s, a sidebar link points to %s', (autoAddBaseUrl, href) => {
  const item = {type: 'link', label: 'Owl', href: '/owl', autoAddBaseUrl} as const
  const html = renderSample(
    <SidebarStateProvider slice={{name: 'docs', items: [item]}}>
      <DocSidebarItemLink item={item} level={1} index={0} activePath="/base/docs" />
    </SidebarStateProvider>
  )
  expect(html).toContain(`href="${href}"`)
})

test.each([
  ['/docs/a', true],
  ['/docs/a#owl', false]
])('on the page /docs/a, a link to %s is current: %s', (href, isCurrent) => {
  const item = {type: 'link', label: 'Owl', href} as const
  const html = renderSample(
    <SidebarStateProvider slice={{name: 'docs', items: [item]}}>
      <DocSidebarItemLink item={item} level={1} index={0} activePath="/base/docs" />
    </SidebarStateProvider>
  )
  expect(html.includes('aria-current="page"')).toBe(isCurrent)
})
