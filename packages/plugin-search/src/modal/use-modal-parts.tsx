import {type ReactNode, useLayoutEffect, useMemo, useRef} from 'react'
import {isExternalHit, resolveHitUrl} from '../browser/hit-url.js'
import {markPassage} from '../browser/mark-passage.js'
import type {Search} from '../browser/use-search.js'
import type {SearchHit} from '../client/search-client.js'
import {AllResults} from './AllResults.js'
import {escapeHit} from './escape-hit.js'
import {createModalClient} from './modal-client.js'
import {modalTranslations} from './modal-translations.js'
import {trustSnippets} from './trust-snippets.js'

interface HitProps {
  hit: {url: string}
  children: ReactNode
}

interface FooterProps {
  state: {query: string; context: {nbHits?: unknown}}
}

/**
 * Returns the props that connect DocSearch's modal to the site's search. The modal resets whenever
 * they change: it would lose its results and recent searches. The client and filters depend on the
 * page, which can change while the modal is open, so they're read with each query instead.
 */
export function useModalParts(search: Search, onClose: () => void): object {
  const {config} = search
  const current = useRef(search)
  useLayoutEffect(() => {
    current.current = search
  }, [search])
  return useMemo(
    () => ({
      translations: modalTranslations(),
      hitComponent: ({hit, children}: HitProps) => (
        <a
          href={hit.url}
          data-no-navigation={isExternalHit(hit.url, config) ? '' : undefined}
          onClick={({currentTarget}) => markPassage(currentTarget, currentTarget)}
        >
          {trustSnippets(children)}
        </a>
      ),
      resultsFooterComponent: ({state}: FooterProps) => (
        <AllResults
          query={state.query}
          count={Number(state.context.nbHits ?? 0)}
          path={config.searchPagePath}
          onClose={onClose}
        />
      ),
      transformItems: (items: SearchHit[]) =>
        items.map((item) => ({...escapeHit(item), url: resolveHitUrl(item.url, config)})),
      // Following the hit's link applies its URL and whether it needs a full page load.
      navigator: {navigate: ({itemUrl}: {itemUrl: string}) => followHit(itemUrl)},
      transformSearchClient: () => createModalClient(() => current.current),
      searchParameters: config.searchParameters
    }),
    [config, onClose]
  )
}

/** Clicks the link of the hit that was selected with the keyboard. */
function followHit(url: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('.DocSearch-Hit a')
  const link = [...links].find((anchor) => anchor.getAttribute('href') === url)
  if (link) link.click()
  else location.assign(url)
}
