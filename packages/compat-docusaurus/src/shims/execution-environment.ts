const canUseDOM = typeof window !== 'undefined' && 'document' in window

/** `@docusaurus/ExecutionEnvironment`: features of the current environment. */
const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM && 'screen' in window
}

export default ExecutionEnvironment
