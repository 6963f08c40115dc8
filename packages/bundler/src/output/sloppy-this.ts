/**
 * Matches a function that only returns `this` and is called at once, without an object, as esbuild
 * prints it.
 */
const RETURNS_THIS = /(\bfunction(?: \w+)?\(\) ?\{\s*return )this(;?\s*\}\)?\(\))/g

/**
 * Lets functions return the global object that older packages request with
 * `(function () {return this})()`. It's `undefined` in modules, because they're always strict. The
 * number of lines doesn't change, so source maps stay valid.
 */
export function returnGlobalThis(code: string): string {
  return code.replace(RETURNS_THIS, '$1globalThis$2')
}
