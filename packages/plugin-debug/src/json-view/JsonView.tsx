import {useDeferredValue, useId, useMemo, useState} from 'react'
import type {JsonValue} from '@lectern/types'
import {filterJson} from './filter-json.js'
import {JsonTree} from './JsonTree.js'
import styles from './json-view.module.css'

/** Number of levels to expand, by default and for search results. */
const LEVELS = {all: 1, found: 6}

/** Shows a JSON value as a tree with a search field. */
export function JsonView({name, value}: {name: string; value: JsonValue}) {
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words)
  const found = useMemo(() => filterJson(value, wanted), [value, wanted])
  const searchId = useId()
  const isSearching = wanted.trim() !== ''
  return (
    <div className={styles.view}>
      <div className={styles.search}>
        <label htmlFor={searchId}>Search keys and values</label>
        <input
          id={searchId}
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <output htmlFor={searchId}>{isSearching ? describeMatches(found.matches) : ''}</output>
      </div>
      {found.value !== undefined && (
        <JsonTree
          key={wanted}
          name={name}
          value={found.value}
          openLevels={isSearching ? LEVELS.found : LEVELS.all}
        />
      )}
    </div>
  )
}

function describeMatches(count: number): string {
  if (count === 0) return 'Nothing found'
  return count === 1 ? '1 match' : `${count} matches`
}
