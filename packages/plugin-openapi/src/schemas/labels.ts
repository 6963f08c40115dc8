/** Default labels for the pages of a reference. Sites can translate them in `labels.json`. */
export const DEFAULT_LABELS = Object.freeze({
  required: 'required',
  deprecated: 'deprecated',
  default: 'default',
  example: 'example',
  values: 'Allowed values',
  moreValues: '{count} more values',
  fieldsOf: 'Fields of {name}',
  oneOf: 'One of these',
  anyOf: 'Any of these',
  pathParameters: 'Path parameters',
  queryParameters: 'Query parameters',
  headerParameters: 'Headers',
  cookieParameters: 'Cookies',
  requestBody: 'Request body',
  responses: 'Responses',
  response: 'Response {status}',
  responseHeaders: 'Response headers',
  authorization: 'Authorization',
  noAuthorization: 'No authorization',
  scopes: 'scopes',
  servers: 'Servers',
  callbacks: 'Callbacks',
  operations: 'Operations',
  schemas: 'Schemas',
  usedBy: 'Used by',
  webhook: 'webhook',
  version: 'Version {version}',
  download: 'Download the OpenAPI description',
  sampleRequest: 'Sample request',
  sampleBody: 'Sample body',
  sampleResponse: 'Sample response {status}',
  deprecatedNote: 'This operation is deprecated.',
  overview: 'Overview',
  directLink: 'Direct link to {name}',
  externalDocs: 'More information',
  fullReference: 'API reference: {name}'
})

/** Labels on the pages of a reference. */
export type Labels = Readonly<Record<keyof typeof DEFAULT_LABELS, string>>

/** Notes for translators, for labels that could be misunderstood. */
export const LABEL_NOTES: Readonly<Partial<Record<keyof Labels, string>>> = Object.freeze({
  required: 'Badge of a parameter or field',
  deprecated: 'Badge of a parameter or field',
  default: 'Comes before the default value of a field',
  example: "Comes before an example of a field's value",
  values: 'Comes before the values that a field can have',
  oneOf: 'Title of schemas of which exactly one applies',
  anyOf: 'Title of schemas of which at least one applies',
  operations: 'Comes before the number of operations with a tag',
  scopes: 'OAuth scopes that an operation requires',
  usedBy: 'Title of the list of operations that use a schema',
  webhook: 'Badge of a request that the API sends'
})
