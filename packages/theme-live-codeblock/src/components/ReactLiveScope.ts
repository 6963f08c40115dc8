import * as React from 'react'

/** Names that bundling adds to the exports aren't valid names for code. */
const names = Object.entries(React).filter(([name]) => /^\w+$/.test(name) && name !== 'default')

/**
 * The names that code in editors can use. A site adds names in `src/theme/ReactLiveScope`, where it imports
 * this object as `@theme-original/ReactLiveScope`.
 */
const ReactLiveScope: Readonly<Record<string, unknown>> = {...Object.fromEntries(names), React}

export default ReactLiveScope
