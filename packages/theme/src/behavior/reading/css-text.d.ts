/** A stylesheet imported as a string with `{type: 'text'}`. */
declare module '*/reading.css' {
  const css: string
  export default css
}

declare module '*/feedback.css' {
  const css: string
  export default css
}
