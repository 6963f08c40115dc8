import type {DocsLayoutProps, SidebarItem} from '@lectern/types'
import {expect, test, vi} from 'vitest'
import {renderOnPage} from '../../fixtures/run-hook.js'
import {createDocsLayoutProps} from './docs-root-page.js'
import {useIsSecondaryMenu} from './secondary-menu.js'

interface ForeignProps {
  sidebar: readonly SidebarItem[]
  path: string
}

// A sidebar that is copied from Docusaurus only reads these props.
vi.mock('@theme/DocSidebar', () => ({
  default: function DocSidebar({sidebar, path}: ForeignProps) {
    const isInMenu = useIsSecondaryMenu()
    const [first] = sidebar
    const href = first?.type === 'link' ? first.href : undefined
    return [href, 'at', path, isInMenu && 'in the menu'].join(' ')
  }
}))

test('the mobile menu has the items and the path for Docusaurus’s sidebar, which doesn’t fill it', () => {
  const items: readonly SidebarItem[] = [{type: 'link', label: 'Owl', href: '/docs/owl'}]
  const docs: DocsLayoutProps = {
    pluginId: 'default',
    version: {
      name: 'current',
      label: 'Next',
      isLast: true,
      badge: false,
      className: 'docs-version-current'
    },
    breadcrumbs: [],
    sidebar: {name: 'docs', items}
  }
  expect(renderOnPage(createDocsLayoutProps({docs}).secondaryMenu)).toBe(
    '/base/docs/owl at /base/docs/owl in the menu'
  )
})
