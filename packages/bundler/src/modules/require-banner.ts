/** CommonJS packages inside a bundle for Node ask for Node's own modules. */
export const REQUIRE_BANNER = {
  js: `import {createRequire as __createRequire} from 'node:module';const require=__createRequire(import.meta.url);`
} as const
