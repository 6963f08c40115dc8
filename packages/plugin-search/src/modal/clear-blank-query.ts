import type {ChangeEvent} from 'react'

/** Clears a query of only spaces. DocSearch would report that it has no results. */
export function clearBlankQuery({target}: ChangeEvent<HTMLElement>): void {
  if (target instanceof HTMLInputElement && target.value.trim() === '') target.value = ''
}
