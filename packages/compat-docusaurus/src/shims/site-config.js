import site from '@generated/site-data'

export default site.siteConfig
