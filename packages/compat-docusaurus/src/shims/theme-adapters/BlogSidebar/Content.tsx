import {useThemeConfig} from '@lectern/client'
import {useSidebarLinks} from '@lectern/theme/behavior/blog/sidebar-links'
import type {BlogSidebarProps, ThemeConfig} from '@lectern/types'
import type {ComponentType} from 'react'
import {BlogSidebarItemList} from '../../page-parts/theme-parts.js'
import {groupBlogSidebarItemsByYear} from '../../plugins/layout-hooks.js'
import type {AdaptedComponent} from '../../props/create-adapter.js'

interface Item {
  title: string
  permalink: string
  date: string
}

/** Props of Docusaurus's component. */
interface ListProps {
  items: readonly Item[]
  ListComponent: ComponentType<{items: readonly Item[]}>
  yearGroupHeadingClassName?: string
}

type Props = ListProps | {sidebar: BlogSidebarProps}

/**
 * `BlogSidebar/Content`: the links to posts. Lectern's component also renders the sidebar title.
 */
export default function adapt(Component: AdaptedComponent): ComponentType<Props> {
  return function Adapted(props: Props) {
    return 'sidebar' in props ? (
      <TitledContent sidebar={props.sidebar} component={Component} />
    ) : (
      <YearList {...props} />
    )
  }
}

interface TitledContentProps {
  sidebar: BlogSidebarProps
  component: AdaptedComponent
}

function TitledContent({sidebar, component: Component}: TitledContentProps) {
  const {title, items} = useSidebarLinks(sidebar)
  const settings: ListProps = {
    items,
    ListComponent: LinkList,
    yearGroupHeadingClassName: 'blog-sidebar__year'
  }
  return (
    <nav className="blog-sidebar menu thin-scrollbar" aria-label={title}>
      <p className="blog-sidebar__title">{title}</p>
      <Component {...settings} />
    </nav>
  )
}

function LinkList({items}: {items: readonly Item[]}) {
  return (
    <BlogSidebarItemList
      items={items}
      ulClassName="menu__list"
      liClassName="menu__list-item"
      linkClassName="menu__link"
      linkActiveClassName="menu__link--active"
    />
  )
}

function YearList({items, ListComponent, yearGroupHeadingClassName}: ListProps) {
  const {groupByYear} = useThemeConfig<ThemeConfig>().blog.sidebar
  if (!groupByYear) return <ListComponent items={items} />
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year}>
      <h3 className={yearGroupHeadingClassName}>{year}</h3>
      <ListComponent items={posts} />
    </div>
  ))
}
