/**
 * Adds Fast Refresh. Code with syntax errors is unchanged, so that esbuild reports the position.
 */
export async function addReplacement(code: string, name: string, epoch: number): Promise<string> {
  // Loaded on demand, because a session often only visits pages without components.
  const {refreshTransform} = await import('../refresh/refresh-transform.js')
  return refreshTransform(code, name, epoch) ?? code
}
