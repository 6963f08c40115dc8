import TabItem from '@theme/TabItem'
import {type ReactNode, useEffect, useRef, useState} from 'react'
import type {TabItemProps} from '../../behavior/tabs/tab-items.js'

/** Props of `@theme/Tabs/Panel`. */
export interface TabPanelProps {
  item: TabItemProps
  label: string
  isShown: boolean
  lazy: boolean | undefined
}

/** The content of a tab, labeled by the tab for screen readers. */
export default function TabPanel({item, label, isShown, lazy}: TabPanelProps) {
  const {children, className} = item
  return (
    <div
      role="tabpanel"
      aria-label={label}
      data-value={item.value}
      hidden={!isShown}
      suppressHydrationWarning
    >
      <TabItem value={item.value} className={className}>
        {lazy && !isShown ? <WhenShown>{children}</WhenShown> : children}
      </TabItem>
    </div>
  )
}

/** Content that isn't rendered until its panel is first shown. */
function WhenShown({children}: {children: ReactNode}) {
  const [wasShown, setShown] = useState(false)
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const panel = mark.current?.closest<HTMLElement>('[role=tabpanel]')
    if (!panel) return undefined
    if (!panel.hidden) setShown(true)
    const onShow = () => setShown(true)
    panel.addEventListener('tabshow', onShow)
    return () => panel.removeEventListener('tabshow', onShow)
  }, [])
  return wasShown ? children : <span ref={mark} hidden />
}
