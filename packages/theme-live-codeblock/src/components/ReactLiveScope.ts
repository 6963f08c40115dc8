import * as React from 'react'

/** What bundling adds to the exports is no name that code could use. */
const names = Object.entries(React).filter(([name]) => /^\w+$/.test(name) && name !== 'default')

/**
 * The names that code in editors may use. A site adds its own in `src/theme/ReactLiveScope`, where
 * it imports this object as `@theme-original/ReactLiveScope`.
 */
const ReactLiveScope: Readonly<Record<string, unknown>> = {...Object.fromEntries(names), React}

export default ReactLiveScope
