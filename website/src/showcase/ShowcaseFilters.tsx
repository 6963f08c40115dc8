import {TAGS, type ShowcaseTag} from './entries.js'
import type {ShowcaseFilter} from './list-entries.js'
import styles from './Showcase.module.css'

export interface ShowcaseFiltersProps {
  filter: ShowcaseFilter
  onChange(filter: ShowcaseFilter): void
}

/** What of the showcase is shown, and in which order. */
export function ShowcaseFilters({filter, onChange}: ShowcaseFiltersProps) {
  const toggle = (tag: ShowcaseTag) => {
    const others = filter.tags.filter((other) => other !== tag)
    onChange({...filter, tags: filter.tags.includes(tag) ? others : [...others, tag]})
  }
  return (
    <search className={styles.filters}>
      <div className={styles.row}>
        <input
          type="search"
          className={styles.search}
          aria-label="Search the looks"
          placeholder="Search the looks"
          value={filter.search}
          onChange={({target}) => onChange({...filter, search: target.value})}
        />
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={filter.onlyFavourites}
            onChange={({target}) => onChange({...filter, onlyFavourites: target.checked})}
          />
          Only favourites
        </label>
        <label className={styles.option}>
          Sort
          <select
            value={filter.order}
            onChange={({target}) =>
              onChange({...filter, order: target.value as ShowcaseFilter['order']})
            }
          >
            <option value="first">As listed</option>
            <option value="name">By name</option>
            <option value="favourites">Favourites first</option>
          </select>
        </label>
      </div>
      <div className={styles.row}>
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
        <label className={styles.option}>
          Match
          <select
            value={filter.match}
            onChange={({target}) =>
              onChange({...filter, match: target.value as ShowcaseFilter['match']})
            }
          >
            <option value="any">any tag</option>
            <option value="all">all tags</option>
          </select>
        </label>
      </div>
    </search>
  )
}
