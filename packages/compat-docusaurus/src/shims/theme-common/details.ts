/** `@docusaurus/theme-common/Details`. */
export {default as Details} from '@theme/Details'
