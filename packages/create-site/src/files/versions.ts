/** Of React, for pages that are components. */
export const REACT = '^19.3.1'
/** Of the types of React, for editors. */
export const REACT_TYPES = '^19.3.0'
/** Of the compiler that checks types. */
export const TYPESCRIPT = '^7.0.2'
