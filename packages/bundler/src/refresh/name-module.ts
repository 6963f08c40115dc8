/** Placeholder for a module's name in its text. */
export const MODULE_NAME = '__refreshName'

/** Adds the module's name to the result of `registerComponents`. */
export function nameModule(registered: string, file: string, epoch: number): string {
  // On the first line, so that source map lines stay correct.
  const opening = [
    `const ${MODULE_NAME} = ${JSON.stringify(file)}`,
    'const __refresh = globalThis.__lecternRefresh',
    `const $RefreshReg$ = (type, id) => __refresh.register(type, ${MODULE_NAME} + " " + id, ${epoch})`,
    'const $RefreshSig$ = __refresh.createSignature',
    ''
  ].join(';')
  return opening + registered
}
