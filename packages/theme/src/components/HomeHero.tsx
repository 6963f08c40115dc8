import type {ReactNode} from 'react'
import '../behavior/markup/home-styles.js'
import {joinClasses} from '../behavior/markup/join-classes.js'

/** Props of `@theme/HomeHero`. */
export interface HomeHeroProps {
  title: ReactNode
  /** One-sentence description of the project. */
  tagline: ReactNode
  /** Buttons and commands. */
  actions: ReactNode
  /** Small text below the actions. */
  note?: ReactNode
  /** Visual as wide as the page, with the text centered above it. */
  children?: ReactNode
}

/** The first screen of a home page. */
export default function HomeHero({title, tagline, actions, note, children}: HomeHeroProps) {
  return (
    <header className={joinClasses('home-hero', Boolean(children) && 'home-hero--visual')}>
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
