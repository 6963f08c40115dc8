import type {PageData} from '@lectern/types'
import type {DateForms} from '../plugins/earlier-dates.js'
import type {WithBaseUrl} from '../../data-forms/metadata-forms.js'

/** The page that a route component renders. */
export interface RoutePage extends Pick<PageData, 'path' | 'contents'> {
  withBaseUrl: WithBaseUrl
  /** Only the archive formats dates. */
  formatDate?: DateForms['formatDate']
}
