declare module '@generated/frame' {}

declare module '@generated/site-data' {
  import type {SiteData} from '@lectern/types'

  const site: SiteData
  export default site
}
