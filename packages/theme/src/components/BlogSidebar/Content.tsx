import {Link, useDataFile, usePath, useThemeConfig} from '@lectern/client'
import {isSamePath} from '@lectern/shared/url/url-path'
import type {BlogLayoutProps, DatedLink, ThemeConfig} from '@lectern/types'
import SidebarMore from '@theme/SidebarMore'
import {groupByYear} from '../../behavior/blog/group-by-year.js'
import {joinClasses} from '../../behavior/markup/join-classes.js'

/** Links to recent posts, optionally by year. The rest of a long list is loaded on demand. */
export default function BlogSidebarContent({sidebar}: Pick<BlogLayoutProps, 'sidebar'>) {
  const {groupByYear: isGrouped} = useThemeConfig<ThemeConfig>().blog.sidebar
  const {data, load} = useDataFile<readonly DatedLink[]>(sidebar.dataName ?? '')
  const items = data ?? sidebar.items
  const omitted = data ? undefined : sidebar.omitted
  const groups = isGrouped ? groupByYear(items) : [{year: '', items}]
  return (
    <nav className="blog-sidebar menu thin-scrollbar" aria-label={sidebar.title}>
      <p className="blog-sidebar__title">{sidebar.title}</p>
      <More count={omitted?.before} onClick={load} />
      {groups.map(({year, items}) => (
        <div key={year}>
          {year && <p className="blog-sidebar__year">{year}</p>}
          <ul className="menu__list">
            {items.map((item) => (
              <BlogSidebarItem key={item.path} {...item} />
            ))}
          </ul>
        </div>
      ))}
      <More count={omitted?.after} onClick={load} />
    </nav>
  )
}

/**
 * Button that shows the omitted posts. It's outside the year groups, because these posts may be
 * from other years.
 */
function More({count = 0, onClick}: {count?: number; onClick(): void}) {
  if (count === 0) return null
  return (
    <ul className="menu__list">
      <SidebarMore count={count} onClick={onClick} />
    </ul>
  )
}

function BlogSidebarItem({path, label}: {path: string; label: string}) {
  const isActive = isSamePath(path, usePath())
  return (
    <li className="menu__list-item">
      <Link
        to={path}
        className={joinClasses('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
      >
        {label}
      </Link>
    </li>
  )
}
