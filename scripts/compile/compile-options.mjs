/** esbuild options for all packages. They're part of each hash, so a change recompiles all packages. */
export const COMPILE_OPTIONS = Object.freeze({
  platform: /** @type {const} */ ('node'),
  target: 'node20',
  charset: /** @type {const} */ ('utf8'),
  tsconfigRaw: {compilerOptions: {verbatimModuleSyntax: true}}
})
