import type {RequestFilter, RequestOrder} from './list-requests.js'
import {STATUS_LABELS, type RequestStatus} from './requests.js'
import styles from './FeatureRequests.module.css'

export interface RequestFiltersProps {
  filter: RequestFilter
  onChange(filter: RequestFilter): void
}

/** What of the list is shown, and in which order. */
export function RequestFilters({filter, onChange}: RequestFiltersProps) {
  return (
    <search className={styles.filters}>
      <input
        type="search"
        className={styles.search}
        aria-label="Search the requests"
        placeholder="Search the requests"
        value={filter.search}
        onChange={({target}) => onChange({...filter, search: target.value})}
      />
      <label>
        Status{' '}
        <select
          value={filter.status ?? ''}
          onChange={({target}) =>
            onChange({...filter, status: (target.value || undefined) as RequestStatus | undefined})
          }
        >
          <option value="">All</option>
          {Object.entries(STATUS_LABELS).map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Sort{' '}
        <select
          value={filter.order}
          onChange={({target}) => onChange({...filter, order: target.value as RequestOrder})}
        >
          <option value="status">By status</option>
          <option value="title">By title</option>
          <option value="marked">Yours first</option>
        </select>
      </label>
    </search>
  )
}
