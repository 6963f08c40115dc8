import type {SidebarCategory} from '@lectern/types'
import CategoryLabel from '@theme/DocSidebarItem/Category/Label'
import DocSidebarItems from '@theme/DocSidebarItems'
import {useEffect} from 'react'
import {Collapsible} from '../../../behavior/motion/collapsible.js'
import {joinClasses} from '../../../behavior/markup/join-classes.js'
import {categoryKey, isOwnPage} from '../../../behavior/sidebar/sidebar-branch.js'
import type {SidebarPosition} from '../../../behavior/sidebar/sidebar-position.js'
import {useSidebarState} from '../../../behavior/sidebar/sidebar-state.js'

/** Props of `@theme/DocSidebarItem/Category`. */
export interface DocSidebarItemCategoryProps extends SidebarPosition {
  item: SidebarCategory
}

/** A sidebar category. Its items may not be loaded until the reader opens it. */
export default function DocSidebarItemCategory({
  item,
  level,
  parentKey,
  siblings
}: DocSidebarItemCategoryProps) {
  const state = useSidebarState()
  const key = categoryKey(parentKey, item.label)
  const holdsPage = state.branch.includes(key)
  const isMissing = item.items === undefined
  const isOpenAtFirst = !isMissing && (item.collapsed === false || holdsPage)
  const isOpen = item.collapsible === false || (state.choice(key) ?? isOpenAtFirst)
  const {loadWhole} = state
  useEffect(() => {
    if (isOpen && isMissing) loadWhole()
  }, [isOpen, isMissing, loadWhole])
  return (
    <li
      className={joinClasses(
        `theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-${level}`,
        'menu__list-item',
        !isOpen && 'menu__list-item--collapsed',
        item.className
      )}
    >
      <CategoryLabel
        item={item}
        isOpen={isOpen}
        isActive={isOwnPage(item, state.path)}
        holdsPage={holdsPage}
        onChoose={(open) => state.choose(key, open, siblings)}
        onPrefetch={isMissing ? loadWhole : undefined}
      />
      <Collapsible isOpen={isOpen && !isMissing} className="menu__list">
        <DocSidebarItems
          items={item.items ?? []}
          omitted={item.omitted}
          level={level + 1}
          parentKey={key}
        />
      </Collapsible>
    </li>
  )
}
