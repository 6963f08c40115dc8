import {Link, translate} from '@lectern/client'

interface AllResultsProps {
  query: string
  count: number
  /** Route path of the page of all results; `false` for none. */
  path: string | false
  onClose(): void
}

/** Links from the modal to the page of all results. */
export function AllResults({query, count, path, onClose}: AllResultsProps) {
  if (path === false) return null
  const address = `/${path.replace(/^\//, '')}?q=${encodeURIComponent(query)}`
  return (
    <Link to={address} onClick={onClose}>
      {translate({id: 'theme.SearchBar.seeAll', message: 'See all {count} results'}, {count})}
    </Link>
  )
}
