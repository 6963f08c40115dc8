/** A stylesheet, imported as a string with `{type: 'text'}`. */
declare module '*/search-modal.css' {
  const css: string
  export default css
}

/** A stylesheet, imported as a string with `{type: 'text'}`. */
declare module '*/search-ask.css' {
  const css: string
  export default css
}
