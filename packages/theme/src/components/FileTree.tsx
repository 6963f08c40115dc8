import type {ReactNode} from 'react'
import '../behavior/markup/component-styles.js'

/** Renders nested lists as a file tree. */
export default function FileTree({children}: {children?: ReactNode}) {
  return <div className="theme-file-tree">{children}</div>
}
