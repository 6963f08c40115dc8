import type {TabItemProps} from '../behavior/tabs/tab-items.js'
import {joinClasses} from '../behavior/markup/join-classes.js'

/** Renders the content of a tab in `<Tabs>`. */
export default function TabItem({className, children}: TabItemProps) {
  return <div className={joinClasses('tab-item', className)}>{children}</div>
}
