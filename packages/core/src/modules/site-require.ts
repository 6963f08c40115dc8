import {pathToFileURL} from 'node:url'

/** File extensions that a path can omit, in the order in which they're tried. */
export const MODULE_ENDINGS: readonly string[] = [
  ...['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.mts', '.cts', '.json'],
  ...['/index.ts', '/index.tsx', '/index.js', '/index.mjs', '/index.cjs']
]

/**
 * Extensions that a source may have, by the extension of its compiled file. Imports can use either
 * one.
 */
const SOURCE_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx'],
  '.jsx': ['.tsx'],
  '.mjs': ['.mts'],
  '.cjs': ['.cts']
}

/**
 * Returns the code at the start of a compiled module. `__requireFrom` creates the `require`
 * function of a file, which adds missing extensions and finds `a.ts` for `./a.js`. `__siteDefault`
 * returns the default export of a compiled ES module with the other exports as properties, so that
 * `require('./plugin')` returns the plugin.
 *
 * @param entry - Absolute path of the module's main file.
 */
export function createModuleScope(entry: string): string {
  return `
import {createRequire as __createRequire} from 'node:module';
import {pathToFileURL as __pathToFileURL} from 'node:url';
const require = __createRequire(${JSON.stringify(pathToFileURL(entry).href)});
const __requireFrom = (url) => {
  const own = __createRequire(url);
  const attempt = (id, options) => {
    try { return own.resolve(id, options) } catch { return undefined }
  };
  const resolve = (id, options) => {
    const [ending] = /\\.[cm]?jsx?$/.exec(id) ?? [''];
    const sources = ${JSON.stringify(SOURCE_ENDINGS)}[ending] ?? [];
    const found = [
      ...${JSON.stringify(['', ...MODULE_ENDINGS])}.map((each) => id + each),
      ...sources.map((each) => id.slice(0, -ending.length) + each)
    ];
    const file = found.find((each) => attempt(each, options) !== undefined);
    return own.resolve(file ?? id, options);
  };
  const resolveUrl = (id) => {
    const file = resolve(id);
    return file.startsWith('/') || /^[a-z]:/i.test(file) ? __pathToFileURL(file).href : file;
  };
  const load = (id) => __siteDefault(own(resolve(id)));
  return Object.assign(load, {...own, resolve: Object.assign(resolve, own.resolve), resolveUrl});
};
const __siteDefault = (module) => {
  const main = module?.__esModule ? module.default : undefined;
  if (main === null || !/^(?:object|function)$/.test(typeof main)) return module;
  for (const name of Object.keys(module)) {
    if (name in main || !Object.isExtensible(main)) continue;
    const enumerable = name !== 'default';
    Object.defineProperty(main, name, {get: () => module[name], configurable: true, enumerable});
  }
  return main;
};
const __siteNamespace = (module) =>
  module?.__esModule ? module : {...module, default: module};
`.replace(/\n\s*/g, ' ')
}
