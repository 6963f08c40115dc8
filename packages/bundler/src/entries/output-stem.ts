import path from 'node:path'

/** Name prefix of entries that contain a content feature's stylesheet. */
export const FEATURE_PREFIX = 'feature-'

/** Returns the output name of an entry's file: its base name without esbuild's hash. */
export function outputStem(file: string): string {
  return path.posix.basename(file).replace(/-[A-Z0-9]{8}\.\w+$/, '')
}
