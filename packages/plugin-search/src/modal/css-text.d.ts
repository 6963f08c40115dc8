/** A stylesheet as text, imported with `{type: 'text'}`. */
declare module '*/search-modal.css' {
  const css: string
  export default css
}
