import site from '@generated/site-data'
import {createDocusaurusContext} from '../use-docusaurus-context.js'

/** `@generated/site-metadata`. */
export default createDocusaurusContext(site).siteMetadata
