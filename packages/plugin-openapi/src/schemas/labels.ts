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

/** Fills in the placeholders of a label. */
export function fill(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder)
  )
}
