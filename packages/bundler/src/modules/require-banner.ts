/** Defines `require`, which CommonJS packages in a server bundle use for built-in modules. */
export const REQUIRE_BANNER = {
  js: `import {createRequire as __createRequire} from 'node:module';const require=__createRequire(import.meta.url);`
} as const
