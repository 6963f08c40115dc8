import site from '@generated/site-data'
import {createDocusaurusContext} from '../use-docusaurus-context.js'

/** `@generated/globalData`. */
export default createDocusaurusContext(site).globalData
