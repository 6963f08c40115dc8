/** Version range of React, for pages that are components. */
export const REACT = '^19.3.1'
/** Version range of Node's types, for configurations and plugins. */
export const NODE_TYPES = '^20.19.43'
/** Version range of React's types, for editors. */
export const REACT_TYPES = '^19.3.0'
/** Version range of TypeScript, for type checks. */
export const TYPESCRIPT = '^7.0.2'
