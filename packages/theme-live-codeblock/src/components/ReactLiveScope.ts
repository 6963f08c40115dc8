import * as React from 'react'

/** React's exports, without names that the bundler adds and that code can't use as variables. */
const names = Object.entries(React).filter(([name]) => /^\w+$/.test(name) && name !== 'default')

/**
 * Names that code in editors can use. To add names, a site creates `src/theme/ReactLiveScope`,
 * which imports this object as `@theme-original/ReactLiveScope`.
 */
const ReactLiveScope: Readonly<Record<string, unknown>> = {...Object.fromEntries(names), React}

export default ReactLiveScope
