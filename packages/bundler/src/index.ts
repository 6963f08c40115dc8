export type {BundleInput, LiveContent} from './bundle-input.js'
export {bundleSite, type BundleResult} from './bundle-site.js'
export {findThemeComponent, listThemeComponents} from './theme-resolver.js'
