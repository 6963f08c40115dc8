import type {TabItemProps} from '../behavior/tabs/tab-items.js'
import {joinClasses} from '../behavior/markup/join-classes.js'

/** The content of one tab; `Tabs` reads its properties and shows it when its tab is chosen. */
export default function TabItem({className, children}: TabItemProps) {
  return <div className={joinClasses('tab-item', className)}>{children}</div>
}
