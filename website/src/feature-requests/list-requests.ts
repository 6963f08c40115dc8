import {hasWords} from '../filters/has-words.js'
import {STATUS_LABELS, type FeatureRequest, type RequestStatus} from './requests.js'

export type RequestOrder = 'status' | 'title' | 'marked'

/** Filters and sort order of the list, which are stored in the URL. */
export interface RequestFilter {
  search: string
  status?: RequestStatus
  order: RequestOrder
}

const STATUSES = Object.keys(STATUS_LABELS)

/** Reads a filter from a query string, ignoring unknown values. */
export function readRequestFilter(query: URLSearchParams): RequestFilter {
  const [status = '', order] = [query.get('status') ?? '', query.get('sort')]
  return {
    search: query.get('q') ?? '',
    status: STATUSES.includes(status) ? (status as RequestStatus) : undefined,
    order: order === 'title' || order === 'marked' ? order : 'status'
  }
}

/** Returns the query string of a filter, without default values. */
export function writeRequestFilter({search, status, order}: RequestFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (status) query.set('status', status)
  if (order !== 'status') query.set('sort', order)
  return query
}

/** Returns the requests that match a filter, sorted. */
export function listRequests(
  requests: readonly FeatureRequest[],
  {search, status, order}: RequestFilter,
  marks: ReadonlySet<string>
): FeatureRequest[] {
  const rank = ({id, status: own}: FeatureRequest) => {
    if (order === 'marked') return marks.has(id) ? 0 : 1
    return order === 'status' ? STATUSES.indexOf(own) : 0
  }
  return requests
    .filter((request) => !status || request.status === status)
    .filter(({title, reason, answer}) => hasWords(`${title} ${reason} ${answer}`, search))
    .sort((left, right) => rank(left) - rank(right) || (left.title < right.title ? -1 : 1))
}
