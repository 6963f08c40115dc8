import type {ReactNode} from 'react'
import '../behavior/markup/home-styles.js'

/** Props of `@theme/HomeHero`. */
export interface HomeHeroProps {
  title: ReactNode
  /** One-sentence description of the project. */
  tagline: ReactNode
  /** Buttons and commands. */
  actions: ReactNode
  /** Small text below the actions. */
  note?: ReactNode
  /** Visual below the text, as wide as the page. */
  children?: ReactNode
}

/** The first screen of a home page. */
export default function HomeHero({title, tagline, actions, note, children}: HomeHeroProps) {
  return (
    <header className={children ? 'home-hero home-hero--split' : 'home-hero'}>
      <div>
        <h1>{title}</h1>
        <p className="home-hero__tagline">{tagline}</p>
        <div className="home-hero__actions">{actions}</div>
        {note && <p className="home-hero__note">{note}</p>}
      </div>
      {children}
    </header>
  )
}
