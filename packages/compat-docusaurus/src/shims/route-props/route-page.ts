import type {PageData} from '@lectern/types'
import type {WithBaseUrl} from '../props/metadata-forms.js'

/** The page of a route component. */
export interface RoutePage extends Pick<PageData, 'path' | 'contents'> {
  withBaseUrl: WithBaseUrl
}
