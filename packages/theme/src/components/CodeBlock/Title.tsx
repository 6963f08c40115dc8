import type {ReactNode} from 'react'

/** The title of a block of code, such as the name of a file. */
export default function CodeBlockTitle({children}: {children: ReactNode}) {
  return <div className="code-block-title">{children}</div>
}
