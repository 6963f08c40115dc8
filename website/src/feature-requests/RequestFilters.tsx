import {ChoiceField} from '../filters/ChoiceField.js'
import {SearchField} from '../filters/SearchField.js'
import filters from '../filters/filters.module.css'
import type {RequestFilter} from './list-requests.js'
import {STATUS_LABELS} from './requests.js'

export interface RequestFiltersProps {
  filter: RequestFilter
  onChange(filter: RequestFilter): void
}

const ORDERS = {status: 'By status', title: 'By title', marked: 'Yours first'} as const

/** Filters and sort order of the list. */
export function RequestFilters({filter, onChange}: RequestFiltersProps) {
  const change = (changed: Partial<RequestFilter>) => onChange({...filter, ...changed})
  return (
    <search className={`${filters.filters} ${filters.row}`}>
      <SearchField
        label="Search the requests"
        value={filter.search}
        onChange={(search) => change({search})}
      />
      <ChoiceField
        label="Status"
        value={filter.status ?? ''}
        choices={{'': 'All', ...STATUS_LABELS}}
        onChange={(status) => change({status: status || undefined})}
      />
      <ChoiceField
        label="Sort"
        value={filter.order}
        choices={ORDERS}
        onChange={(order) => change({order})}
      />
    </search>
  )
}
