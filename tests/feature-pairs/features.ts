/** Site features with their values. The first value of each is the default of a new site. */
export const FEATURES = {
  versions: ['current', 'released'],
  locales: ['en', 'en fr'],
  blog: ['off', 'on'],
  search: ['on', 'off'],
  redirects: ['off', 'on'],
  pwa: ['off', 'on'],
  baseUrl: ['/', '/base/'],
  trailingSlash: ['unset', 'true', 'false'],
  docsPath: ['docs', '/'],
  llms: ['off', 'on'],
  mermaid: ['off', 'on'],
  liveCode: ['off', 'on'],
  host: ['none', 'netlify']
} as const

/** One value of each feature. */
export type FeatureChoice = {
  readonly [Name in keyof typeof FEATURES]: (typeof FEATURES)[Name][number]
}
