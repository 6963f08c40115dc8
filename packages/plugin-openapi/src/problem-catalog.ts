import type {ProblemCatalog} from '@lectern/types'

/** Problems with API references. */
export const problemCatalog = {
  'openapi-missing': {
    topic: 'plugins',
    explanation:
      "The `spec` option, an overlay or a `$ref` names a file that doesn't exist. Paths in options are relative to the site root. Paths in references are relative to the file."
  },
  'openapi-too-large': {
    topic: 'plugins',
    explanation:
      "A file of an OpenAPI description is larger than 64 MB, so it isn't read. Split it into several files with `$ref`, or publish several references.",
    example: {
      message: 'The file api.json is larger than 64 MB.',
      test: 'packages/plugin-openapi/src/document/load-document.test.ts'
    }
  },
  'openapi-syntax': {
    topic: 'plugins',
    explanation: 'A file of an OpenAPI description is neither YAML nor JSON.'
  },
  'openapi-version-unsupported': {
    topic: 'plugins',
    explanation:
      'Descriptions have to set `openapi` to a version from 3.0 to 3.2, or `swagger` to 2.0.'
  },
  'openapi-invalid': {
    topic: 'plugins',
    explanation:
      "An OpenAPI description doesn't follow the specification. The message shows the JSON pointer of the invalid value. To change the policy, set the `onInvalid` option."
  },
  'openapi-unchecked': {
    topic: 'plugins',
    policy: 'warn',
    explanation:
      "The schemas of an OpenAPI description form a chain of hundreds of references, which the validator can't follow. The reference is built without validation. Errors in the description can then lead to missing parts.",
    example: {
      message:
        "The description api.json can't be validated, because hundreds of schemas refer to each other.",
      test: 'packages/plugin-openapi/src/document/load-document.test.ts'
    }
  },
  'openapi-ref-unresolved': {
    topic: 'plugins',
    explanation: "A `$ref` refers to something that doesn't exist."
  },
  'openapi-ref-refused': {
    topic: 'plugins',
    explanation:
      'A `$ref` refers to a different host or to a file outside the site. Remote references are loaded only from hosts in the `allowedHosts` option.'
  },
  'openapi-operation-id-duplicate': {
    topic: 'plugins',
    explanation:
      'Two operations have the same `operationId`, so links by ID would be ambiguous. Both get a page.'
  },
  'openapi-name-clash': {
    topic: 'plugins',
    policy: 'warn',
    explanation:
      'Two operations, tags or schemas have names that are the same in a URL, such as `getBird` and `get-bird`. The second one gets a number, which can change if you reorder the description.'
  },
  'openapi-overlay-invalid': {
    topic: 'plugins',
    explanation:
      "An overlay doesn't follow the Overlay Specification: it needs `actions`, each with a JSONPath in `target`, and `update` or `remove`."
  },
  'openapi-overlay-unused': {
    topic: 'plugins',
    policy: 'warn',
    explanation: "The `target` of an overlay's action matches nothing, so the action has no effect."
  }
} satisfies ProblemCatalog

/** Codes of problems with API references. */
export type OpenApiProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems with API references. */
    openapi: OpenApiProblemCode
  }
}
