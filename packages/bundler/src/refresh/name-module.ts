/** Under which name the text of a module finds the module's own. */
export const MODULE_NAME = '__refreshName'

/** Gives a module of `registerComponents` its name. */
export function nameModule(registered: string, file: string, epoch: number): string {
  // On the first line: the lines of the source map stay where they are.
  const opening = [
    `const ${MODULE_NAME} = ${JSON.stringify(file)}`,
    'const __refresh = globalThis.__lecternRefresh',
    `const $RefreshReg$ = (type, id) => __refresh.register(type, ${MODULE_NAME} + " " + id, ${epoch})`,
    'const $RefreshSig$ = __refresh.createSignature',
    ''
  ].join(';')
  return opening + registered
}
