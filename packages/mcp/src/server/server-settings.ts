import type {ReadSiteFile} from '../site/site-files.js'

/** Settings of a server. */
export interface ServerSettings {
  read: ReadSiteFile
  /** Version of Lectern. */
  version: string
}
