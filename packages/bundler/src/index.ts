export type {BundleInput, LiveContent} from './bundle-input.js'
export {bundleSite, type BundleResult} from './bundle-site.js'
export {listCachedInputs} from './bundle-cache.js'
export {findThemeComponent, listThemeComponents, listThemeFiles} from './theme-resolver.js'
