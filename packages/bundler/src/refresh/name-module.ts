/** Placeholder for the module's name in its code. */
export const MODULE_NAME = '__refreshName'

/** Inserts the module's name into the result of `registerComponents`. */
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
