import {Link, useBaseUrl} from '@lectern/client'
import {TAGS, type ShowcaseEntry} from './entries.js'
import styles from './Showcase.module.css'

export interface ShowcaseCardProps {
  entry: ShowcaseEntry
  isFavourite: boolean
  onToggle(): void
}

/** A card of the showcase: a screenshot, a description, and links to the page and the stylesheet. */
export function ShowcaseCard({entry, isFavourite, onToggle}: ShowcaseCardProps) {
  const {id, title, text, page, tags, hasStylesheet} = entry
  const picture = useBaseUrl(`/showcase/${id}.webp`)
  return (
    <li className={styles.card}>
      <img
        className={styles.picture}
        src={picture}
        alt=""
        width={640}
        height={400}
        loading="lazy"
      />
      <div className={styles.body}>
        <div className={styles.head}>
          <h3>{title}</h3>
          <button
            type="button"
            className={styles.favourite}
            aria-pressed={isFavourite}
            aria-label={`Favorite: ${title}`}
            onClick={onToggle}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
              <path d="M12 20 4.5 12.5a4.6 4.6 0 0 1 6.5-6.5l1 1 1-1a4.6 4.6 0 0 1 6.5 6.5Z" />
            </svg>
          </button>
        </div>
        <p className={styles.text}>{text}</p>
        <p className={styles.links}>
          <Link to={page} aria-label={`Open page: ${title}`} noPrefetch>
            Open page
          </Link>
          {hasStylesheet && (
            <Link to={`/showcase/looks/${id}.css`} aria-label={`Stylesheet: ${title}`}>
              Stylesheet
            </Link>
          )}
        </p>
        <ul className={styles.cardTags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{TAGS[tag]}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}
