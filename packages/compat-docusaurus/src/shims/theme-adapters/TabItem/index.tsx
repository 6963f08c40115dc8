import type {TabItemProps} from '@lectern/theme/behavior/tabs/tab-items'
import type {ComponentType} from 'react'
import {useTabs} from '../../theme-common/tabs-context.js'

/** `TabItem`: in Docusaurus, an item hides itself. In Lectern, `Tabs` hides it. */
export default function adapt(
  Component: ComponentType<TabItemProps>,
  isOwn: boolean
): ComponentType<TabItemProps> {
  if (!isOwn) return Component
  return function OwnItem({hidden, ...item}: TabItemProps) {
    const {selectedValue, lazy} = useTabs()
    const isSelected = item.value === selectedValue
    if (lazy && !isSelected) return null
    return (
      <div role="tabpanel" hidden={hidden ?? !isSelected}>
        <Component {...item} />
      </div>
    )
  }
}
