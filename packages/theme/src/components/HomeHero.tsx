import type {ReactNode} from 'react'
import '../behavior/markup/home-styles.js'
import {joinClasses} from '../behavior/markup/join-classes.js'
import {textOf} from '../behavior/markup/text-of.js'

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

/** Maximum width of a short title in letters. It fits on one line next to the text. */
const SHORT = 12

/** Characters as wide as two letters. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u

function isShort(title: ReactNode): boolean {
  const width = [...textOf(title)].reduce((sum, char) => sum + (WIDE.test(char) ? 2 : 1), 0)
  return width > 0 && width <= SHORT
}

/** The first screen of a home page. */
export default function HomeHero({title, tagline, actions, note, children}: HomeHeroProps) {
  const className = joinClasses(
    'home-hero',
    Boolean(children) && 'home-hero--split',
    isShort(title) && 'home-hero--short'
  )
  return (
    <header className={className}>
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
