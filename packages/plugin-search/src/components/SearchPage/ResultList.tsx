import {trustHtml} from '@lectern/client'
import {useEffect, useRef} from 'react'
import {isExternalHit, resolveHitUrl} from '../../browser/hit-url.js'
import {markPassage} from '../../browser/mark-passage.js'
import type {HierarchyLevel, SearchHit} from '../../client/search-client.js'
import type {SearchConfig} from '../../config/search-config.js'
import styles from './search-page.module.css'

export interface ResultListProps {
  hits: readonly SearchHit[]
  config: SearchConfig
  /** Called when the end of the list is about to scroll into view. */
  onEnd(): void
}

/** List of hits that loads more as the user scrolls. */
export function ResultList({hits, config, onEnd}: ResultListProps) {
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end can still be in view
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({isIntersecting}) => isIntersecting) && onEnd(),
      {rootMargin: '400px'}
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onEnd, hits.length])
  return (
    <>
      <ol className={styles.list}>
        {hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} config={config} />
        ))}
      </ol>
      <div ref={end} />
    </>
  )
}

const LEVELS: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

function Result({hit, config}: {hit: SearchHit; config: SearchConfig}) {
  const named = LEVELS.filter((level) => hit.hierarchy[level] !== null)
  const last = named.at(-1) ?? 'lvl1'
  const marked = hit._highlightResult.hierarchy?.[last]?.value
  const snippet = hit._snippetResult.content?.value
  return (
    <li className={styles.result}>
      <h2 className={styles.heading}>
        <a
          href={resolveHitUrl(hit.url, config)}
          data-no-navigation={isExternalHit(hit.url, config) ? '' : undefined}
          onClick={({currentTarget}) =>
            markPassage(currentTarget, currentTarget.closest('li') ?? currentTarget)
          }
          {...(marked === undefined
            ? {children: hit.hierarchy[last]}
            : {dangerouslySetInnerHTML: {__html: trustHtml(marked)}})}
        />
      </h2>
      <p className={styles.breadcrumbs}>
        {named
          .slice(0, -1)
          .map((level) => hit.hierarchy[level])
          .join(' › ')}
      </p>
      {snippet !== undefined && (
        <p className={styles.snippet} dangerouslySetInnerHTML={{__html: trustHtml(snippet)}} />
      )}
    </li>
  )
}
