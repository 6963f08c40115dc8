export {createSite, type CreatedSite, type CreateSiteTools} from './create-site.js'
export type {Language, PackageManager, SiteChoices, TemplateName} from './choices/site-choices.js'
export type {CreateSiteProblemCode} from './problem-catalog.js'
