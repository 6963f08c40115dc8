import type {TabItemProps} from '../behaviour/tab-items.js'
import {joinClasses} from '../behaviour/join-classes.js'

/** The content of one tab; `Tabs` reads its properties and shows it when its tab is chosen. */
export default function TabItem({className, children}: TabItemProps) {
  return <div className={joinClasses('tab-item', className)}>{children}</div>
}
