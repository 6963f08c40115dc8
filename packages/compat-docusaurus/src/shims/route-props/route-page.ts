import type {PageData} from '@lectern/types'

/** The page that a route component shows. */
export interface RoutePage extends Pick<PageData, 'path' | 'contents'> {
  withBaseUrl(path: string): string
}
