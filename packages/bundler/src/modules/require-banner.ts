/** CommonJS packages in a bundle for Node use `require` for Node's built-in modules. */
export const REQUIRE_BANNER = {
  js: `import {createRequire as __createRequire} from 'node:module';const require=__createRequire(import.meta.url);`
} as const
