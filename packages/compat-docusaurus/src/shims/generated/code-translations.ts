import site from '@generated/site-data'
import {createDocusaurusContext} from '../use-docusaurus-context.js'

/** `@generated/codeTranslations`. */
export default createDocusaurusContext(site).codeTranslations
