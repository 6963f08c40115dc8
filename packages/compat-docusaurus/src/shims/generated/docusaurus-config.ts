import site from '@generated/site-data'
import {createDocusaurusContext} from '../use-docusaurus-context.js'

/** `@generated/docusaurus.config`. */
export default createDocusaurusContext(site).siteConfig
