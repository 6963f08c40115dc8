import {Link, usePage} from '@lectern/client'
import type {DocItemProps, SidebarCategory, SidebarItem} from '@lectern/types'

/** The data that front matter and category files gave to this page's category and to its entries. */
export function SidebarProps() {
  const {path, props} = usePage()
  // Only pages of documents hold documents, and this is part of one.
  const {sidebar} = props as Partial<DocItemProps>
  const category = findCategory(sidebar?.items ?? [], path)
  const entries = category ? [category, ...(category.items ?? [])] : []
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Entry</th>
          <th scope="col">Custom props</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((item) => item.type !== 'html' && <Row key={item.label} {...item} />)}
      </tbody>
    </table>
  )
}

function Row({label, href, customProps}: Pick<SidebarCategory, 'label' | 'href' | 'customProps'>) {
  return (
    <tr>
      <td>{href ? <Link to={href}>{label}</Link> : label}</td>
      <td>{customProps ? <code>{JSON.stringify(customProps)}</code> : 'none'}</td>
    </tr>
  )
}

/** The category whose label leads to `path`. */
function findCategory(items: readonly SidebarItem[], path: string): SidebarCategory | undefined {
  const categories = items.filter((item) => item.type === 'category')
  for (const category of categories) {
    const found = findCategory(category.items ?? [], path)
    if (found) return found
    if (category.href === path) return category
  }
  return undefined
}
