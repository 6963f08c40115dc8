import {type ReactNode, useId} from 'react'
import '../behavior/markup/home-styles.js'

/** Props of `@theme/HomeSection`. */
export interface HomeSectionProps {
  title: ReactNode
  /** A sentence below the title. */
  lead?: ReactNode
  children: ReactNode
}

/** A section of a home page, with its heading. */
export default function HomeSection({title, lead, children}: HomeSectionProps) {
  const id = useId()
  return (
    <section className="home-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="home-section__lead">{lead}</p>}
      {children}
    </section>
  )
}
