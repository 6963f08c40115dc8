import type {ReactNode} from 'react'
import '../behavior/markup/component-styles.js'

/** Shows nested lists as a tree of files. */
export default function FileTree({children}: {children?: ReactNode}) {
  return <div className="theme-file-tree">{children}</div>
}
