import {ChoiceField} from '../filters/ChoiceField.js'
import {SearchField} from '../filters/SearchField.js'
import filters from '../filters/filters.module.css'
import {TAGS, type ShowcaseTag} from './entries.js'
import type {ShowcaseFilter} from './list-entries.js'
import styles from './Showcase.module.css'

export interface ShowcaseFiltersProps {
  filter: ShowcaseFilter
  onChange(filter: ShowcaseFilter): void
}

const ORDERS = {
  first: 'As listed',
  name: 'By name',
  favourites: 'Favorites first'
} as const

const MATCHES = {any: 'any tag', all: 'all tags'} as const

/** Filters and sort order of the showcase. */
export function ShowcaseFilters({filter, onChange}: ShowcaseFiltersProps) {
  const toggle = (tag: ShowcaseTag) => {
    const others = filter.tags.filter((other) => other !== tag)
    onChange({...filter, tags: filter.tags.includes(tag) ? others : [...others, tag]})
  }
  const change = (changed: Partial<ShowcaseFilter>) => onChange({...filter, ...changed})
  return (
    <search className={filters.filters}>
      <div className={filters.row}>
        <SearchField
          label="Search styles"
          value={filter.search}
          onChange={(search) => change({search})}
        />
        <label className={filters.choice}>
          <input
            type="checkbox"
            checked={filter.onlyFavourites}
            onChange={({target}) => change({onlyFavourites: target.checked})}
          />
          Favorites only
        </label>
        <ChoiceField
          label="Sort"
          value={filter.order}
          choices={ORDERS}
          onChange={(order) => change({order})}
        />
      </div>
      <div className={filters.row}>
        <fieldset className={styles.tags}>
          <legend className="sr-only">Tags</legend>
          {Object.entries(TAGS).map(([tag, label]) => (
            <button
              key={tag}
              type="button"
              className={styles.tag}
              aria-pressed={filter.tags.includes(tag as ShowcaseTag)}
              onClick={() => toggle(tag as ShowcaseTag)}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <ChoiceField
          label="Match"
          value={filter.match}
          choices={MATCHES}
          onChange={(match) => change({match})}
        />
      </div>
    </search>
  )
}
