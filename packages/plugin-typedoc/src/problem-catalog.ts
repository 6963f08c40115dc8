import type {ProblemCatalog} from '@lectern/types'

const RUN_TEST = 'packages/plugin-typedoc/src/run/run-typedoc.test.ts'
const TEST = 'packages/plugin-typedoc/src/document/load-document.test.ts'

/** Problems with API references of TypeScript packages. */
export const problemCatalog = {
  'typedoc-missing': {
    topic: 'plugins',
    explanation:
      "The `json`, `entryPoints` or `tsconfig` option names a file that doesn't exist. Paths are relative to the site root. TypeDoc writes the JSON file when you run `npx typedoc --json api.json`."
  },
  'typedoc-not-installed': {
    topic: 'plugins',
    explanation:
      'With the `entryPoints` option, the plugin runs TypeDoc, which has to be installed in the project together with TypeScript 5.',
    example: {
      message: "The `entryPoints` option needs TypeDoc and TypeScript, which aren't installed.",
      test: RUN_TEST
    }
  },
  'typedoc-failed': {
    topic: 'plugins',
    explanation:
      "TypeDoc reports an error in the code or in its configuration, so there's no new reference. It doesn't document code with type errors unless `skipErrorChecking` is set in `typedoc.json`.",
    example: {message: "TypeDoc: Type 'string' is not assignable to type 'number'.", test: RUN_TEST}
  },
  'typedoc-warning': {
    topic: 'plugins',
    policy: 'warn',
    explanation:
      "TypeDoc found an issue in the comments, such as a link to an unknown declaration, or a type that isn't exported. `typedoc.json` has a setting for each check.",
    example: {
      message: 'TypeDoc: Failed to resolve link to "Nest" in comment for Bird',
      test: RUN_TEST
    }
  },
  'typedoc-too-large': {
    topic: 'plugins',
    explanation:
      "TypeDoc's JSON is larger than 64 MB, so it isn't read. Write a file per package, and add the plugin once for each.",
    example: {message: 'The file api.json is larger than 64 MB.', test: TEST}
  },
  'typedoc-invalid': {
    topic: 'plugins',
    explanation:
      "The file isn't JSON from TypeDoc, or it was written by a version before 0.28. Update TypeDoc, and write the file again.",
    example: {
      message: "api.json has no `schemaVersion`, so it wasn't written by TypeDoc 0.28 or later.",
      test: TEST
    }
  },
  'typedoc-version-unsupported': {
    topic: 'plugins',
    explanation:
      'A different version of TypeDoc wrote the JSON. The plugin reads schema version 2, which TypeDoc 0.28 and later write.',
    example: {
      message: 'api.json has the schema version `"3.0"`, which isn\'t supported.',
      test: TEST
    }
  },
  'typedoc-name-clash': {
    topic: 'plugins',
    policy: 'warn',
    explanation:
      'Two declarations have names that are the same in a URL, such as the classes `HTTPServer` and `HttpServer`. The second one gets a number.',
    example: {
      message: 'Several declarations in api.json have the path `/api/classes/bird`.',
      test: 'packages/plugin-typedoc/src/site/load-reference.test.ts'
    }
  }
} satisfies ProblemCatalog

/** Codes of problems with API references of TypeScript packages. */
export type TypeDocProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems with API references of TypeScript packages. */
    typedoc: TypeDocProblemCode
  }
}
