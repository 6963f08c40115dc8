import {Link} from '@lectern/client'
import Layout from '@theme/Layout'
import {FilterCount} from '@site/src/filters/FilterCount'
import {NothingFound} from '@site/src/filters/NothingFound'
import filters from '@site/src/filters/filters.module.css'
import {useMarks} from '@site/src/filters/use-marks'
import {useQuery} from '@site/src/filters/use-query'
import {entries} from '@site/src/showcase/entries'
import {listEntries, readShowcaseFilter, writeShowcaseFilter} from '@site/src/showcase/list-entries'
import {ShowcaseCard} from '@site/src/showcase/ShowcaseCard'
import {ShowcaseFilters} from '@site/src/showcase/ShowcaseFilters'
import styles from '@site/src/showcase/Showcase.module.css'

/** Looks that a site can have: by tags, words and the reader's own favourites. */
export default function Showcase() {
  const [query, setQuery] = useQuery()
  const [favourites, toggleFavourite] = useMarks('lectern.showcase.favourites')
  const filter = readShowcaseFilter(query)
  const shown = listEntries(entries, filter, favourites)
  return (
    <Layout
      title="Showcase"
      description="Looks of a Lectern site: pages of this website, each with a stylesheet of a few lines."
    >
      <main className={`${filters.page} ${styles.page}`}>
        <h1>Showcase</h1>
        <p className="lead">
          One website, many looks: each picture is a page of this site with a stylesheet of a few
          lines. Take one as your <Link to="/docs/styling-layout">customCss</Link>.
        </p>
        <ShowcaseFilters filter={filter} onChange={(next) => setQuery(writeShowcaseFilter(next))} />
        <FilterCount shown={shown.length} total={entries.length} things="looks" />
        <ul className={styles.cards}>
          {shown.map((entry) => (
            <ShowcaseCard
              key={entry.id}
              entry={entry}
              isFavourite={favourites.has(entry.id)}
              onToggle={() => toggleFavourite(entry.id)}
            />
          ))}
        </ul>
        {shown.length === 0 && (
          <NothingFound
            text="No look is like that."
            onReset={() => setQuery(new URLSearchParams())}
          />
        )}
      </main>
    </Layout>
  )
}
