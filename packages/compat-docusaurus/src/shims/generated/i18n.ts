import site from '@generated/site-data'
import {createDocusaurusContext} from '../use-docusaurus-context.js'

/** `@generated/i18n`. */
export default createDocusaurusContext(site).i18n
