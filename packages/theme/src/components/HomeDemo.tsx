import type {ReactNode} from 'react'
import '../behavior/markup/home-styles.js'

/** Props of `@theme/HomeDemo`. */
export interface HomeDemoProps {
  /** Name of the source file. */
  file: string
  /** The source as a code block. */
  source: ReactNode
  /** The rendered page. */
  page: ReactNode
  /** Name of the page. */
  title: string
  /** Short text that appears when the page changes. */
  status?: string
}

/**
 * Shows a source file and its rendered page as an open book. The last line is typed, unless the
 * reader prefers reduced motion.
 */
export default function HomeDemo({file, source, page, title, status}: HomeDemoProps) {
  return (
    <div className="home-demo">
      <figure className="home-demo__window">
        <figcaption>{file}</figcaption>
        <div className="home-demo__source">{source}</div>
      </figure>
      <figure className="home-demo__window">
        <figcaption>
          <span>{title}</span>
          {status && <span className="home-demo__status">{status}</span>}
        </figcaption>
        <div className="home-demo__page markdown">{page}</div>
      </figure>
    </div>
  )
}
