import type {ReactNode} from 'react'

/** Shows nested lists as a tree of files. */
export default function FileTree({children}: {children?: ReactNode}) {
  return <div className="theme-file-tree">{children}</div>
}
