import type {DocsLayoutProps, SidebarItem} from '@lectern/types'
import {afterAll, expect, test, vi} from 'vitest'

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

// Tests in the same thread share modules, and the others don't have the mocks.
vi.resetModules()
afterAll(() => void vi.resetModules())
const {renderOnPage} = await import('../../fixtures/run-hook.js')
const {createDocsLayoutProps} = await import('./docs-root-page.js')
const {useIsSecondaryMenu} = await import('./secondary-menu.js')

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
