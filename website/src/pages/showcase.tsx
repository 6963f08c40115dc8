import {Link, useUrlQuery} from '@lectern/client'
import Layout from '@theme/Layout'
import {FilterCount} from '@site/src/filters/FilterCount'
import {NothingFound} from '@site/src/filters/NothingFound'
import filters from '@site/src/filters/filters.module.css'
import {useMarks} from '@site/src/filters/use-marks'
import {ExampleSites} from '@site/src/showcase/ExampleSites'
import {LiveDesigns} from '@site/src/showcase/LiveDesigns'
import {entries} from '@site/src/showcase/entries'
import {listEntries, readShowcaseFilter, writeShowcaseFilter} from '@site/src/showcase/list-entries'
import {ShowcaseCard} from '@site/src/showcase/ShowcaseCard'
import {ShowcaseFilters} from '@site/src/showcase/ShowcaseFilters'
import styles from '@site/src/showcase/Showcase.module.css'

/** The showcase of styles, with filters by tag, text and favorites. */
export default function Showcase() {
  const [query, setQuery] = useUrlQuery()
  const [favourites, toggleFavourite] = useMarks('lectern.showcase.favourites')
  const filter = readShowcaseFilter(query)
  const shown = listEntries(entries, filter, favourites)
  return (
    <Layout
      title="Showcase"
      description="Styles for a Lectern site: pages of this website, each with a stylesheet of a few lines."
    >
      <main className={`${filters.page} ${styles.page}`}>
        <h1>Showcase</h1>
        <p className="lead">
          The theme has four designs, and one color sets all others. Try them on pages of this
          website.
        </p>
        <LiveDesigns />
        <h2>Stylesheets of a few lines</h2>
        <p className="lead">
          Each screenshot shows a page of this website with a different stylesheet of a few lines.
          Copy one and set it as your <Link to="/docs/styling-layout">customCss</Link>.
        </p>
        <ShowcaseFilters filter={filter} onChange={(next) => setQuery(writeShowcaseFilter(next))} />
        <FilterCount shown={shown.length} total={entries.length} things="styles" />
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
            text="No styles match your filters."
            onReset={() => setQuery(new URLSearchParams())}
          />
        )}
        <ExampleSites />
      </main>
    </Layout>
  )
}
