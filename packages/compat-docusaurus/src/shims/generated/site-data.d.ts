declare module '@generated/site-data' {
  import type {SiteData} from '@lectern/types'

  /** Data of the site, as the bundle holds it. */
  const site: SiteData
  export default site
}
