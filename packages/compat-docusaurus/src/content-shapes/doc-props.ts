import type {DocItemProps, Route} from '@lectern/types'

/** Returns the props of a page of docs. Props of routes are untyped, and only docs have a `doc`. */
export function docProps({props}: Pick<Route, 'props'>): Partial<DocItemProps> {
  return props as unknown as Partial<DocItemProps>
}
