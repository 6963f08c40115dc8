import OwnRoot from '@theme-original/Root'
import type {ReactNode} from 'react'

/** Root of all pages. Used by projects that override components around it, which its adapter adds. */
export default function Root({children}: {children: ReactNode}) {
  return <OwnRoot>{children}</OwnRoot>
}
