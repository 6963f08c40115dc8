export {
  prerenderRoutes,
  renderDocument,
  renderEmptyPage,
  renderPage,
  type PageRendering,
  type PrerenderSettings
} from './prerender-routes.js'
export type {PagePolicy} from './blocked-code.js'
export type {RenderContent, RenderedPage, RenderJob} from './render-job.js'
export type {WaitBudget} from './late-errors.js'
export {loadComponent, loadRenderer, type SiteRenderer} from './renderer.js'
export type {PrerenderProblemCode} from './problem-catalog.js'
