import {Link, usePath, useThemeConfig} from '@lectern/client'
import {isSamePath} from '@lectern/shared/url-path'
import type {BlogLayoutProps, ThemeConfig} from '@lectern/types'
import {groupByYear} from '../behaviour/group-by-year.js'
import {joinClasses} from '../behaviour/join-classes.js'

/** Links to recent posts, by year where the site wants that. */
export default function BlogSidebar({sidebar}: Pick<BlogLayoutProps, 'sidebar'>) {
  const {groupByYear: isGrouped} = useThemeConfig<ThemeConfig>().blog.sidebar
  const groups = isGrouped ? groupByYear(sidebar.items) : [{year: '', items: sidebar.items}]
  return (
    <nav className="blog-sidebar menu thin-scrollbar" aria-label={sidebar.title}>
      <p className="blog-sidebar__title">{sidebar.title}</p>
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
    </nav>
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
