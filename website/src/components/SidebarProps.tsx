import {Link, usePage} from '@lectern/client'
import type {DocItemProps, SidebarCategory, SidebarItem} from '@lectern/types'

/** Custom props of this page's category and its entries, from front matter and category files. */
export function SidebarProps() {
  const {path, props} = usePage()
  // Only docs pages have a sidebar, and this component is part of one.
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

/** Returns the category with a link to `path`. */
function findCategory(items: readonly SidebarItem[], path: string): SidebarCategory | undefined {
  const categories = items.filter((item) => item.type === 'category')
  for (const category of categories) {
    const found = findCategory(category.items ?? [], path)
    if (found) return found
    if (category.href === path) return category
  }
  return undefined
}
