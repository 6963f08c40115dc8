/**
 * `@docusaurus/ExecutionEnvironment` for the parts of a theme that Node runs in place of the browser.
 * Docusaurus 2 wrote the import into copies of `prism-include-languages`.
 */
const ExecutionEnvironment = {
  canUseDOM: true,
  canUseEventListeners: false,
  canUseIntersectionObserver: false,
  canUseViewport: false
}

export default ExecutionEnvironment
