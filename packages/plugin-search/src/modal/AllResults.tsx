import {Link, translate} from '@lectern/client'

interface AllResultsProps {
  query: string
  count: number
  /** Route path of the search page, or `false` if it's disabled. */
  path: string | false
  onClose(): void
}

/** Link from the modal to the search page. */
export function AllResults({query, count, path, onClose}: AllResultsProps) {
  if (path === false) return null
  const url = `/${path.replace(/^\//, '')}?q=${encodeURIComponent(query)}`
  return (
    <Link to={url} onClick={onClose}>
      {translate({id: 'theme.SearchBar.seeAll', message: 'See all {count} results'}, {count})}
    </Link>
  )
}
