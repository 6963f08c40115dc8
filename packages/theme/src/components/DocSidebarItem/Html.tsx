import type {SidebarHtml} from '@lectern/types'
import {innerHtml} from '../../behavior/markup/inner-html.js'
import {joinClasses} from '../../behavior/markup/join-classes.js'

/** A sidebar entry with custom HTML. */
export default function DocSidebarItemHtml({item, level}: {item: SidebarHtml; level: number}) {
  return (
    <li
      className={joinClasses(
        `theme-doc-sidebar-item-link-level-${level}`,
        item.defaultStyle && 'menu__list-item menu__html',
        item.className
      )}
      {...innerHtml(item.value)}
    />
  )
}
