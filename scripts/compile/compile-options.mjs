/** esbuild options of every package. They are part of every hash: a change recompiles all packages. */
export const COMPILE_OPTIONS = Object.freeze({
  platform: /** @type {const} */ ('node'),
  target: 'node20',
  charset: /** @type {const} */ ('utf8'),
  tsconfigRaw: {compilerOptions: {verbatimModuleSyntax: true}}
})
