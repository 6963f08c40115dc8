declare module '@generated/site-data' {
  import type {SiteData} from '@lectern/types'

  /** Site data in the bundle. */
  const site: SiteData
  export default site
}
