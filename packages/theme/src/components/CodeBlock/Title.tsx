import type {ReactNode} from 'react'

/** The title of a code block, such as a filename. */
export default function CodeBlockTitle({children}: {children: ReactNode}) {
  return <div className="code-block-title">{children}</div>
}
