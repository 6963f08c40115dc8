/** What a reader needs offline: pages, what they are made with, images, fonts, the parts of a search index. */
export const PATTERNS: readonly string[] = [
  '**/*.{html,css,js,json}',
  '**/*.{png,jpg,jpeg,gif,webp,avif,svg,ico}',
  '**/*.{woff,woff2,ttf,otf}',
  'assets/search/**'
]

/** What is for machines, for authors, or for a moment. */
export const IGNORED: readonly string[] = [
  'sw.js',
  '404.html',
  '**/*.map',
  '**/{rss,atom,feed}.{xml,json}',
  '**/{manifest.json,*.webmanifest}',
  '__docusaurus/**',
  'assets/social/**',
  '_headers',
  '_redirects'
]

/** Files whose names hold a hash of their bytes: they need no revision. */
export const NAMED_BY_HASH = /^assets\/(?!search\/)(?:.+\/)?[^/]+-[\w-]{8,}\.\w+$/

export const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/i

/** The search index, whose parts are of no use without each other. */
export const SEARCH_INDEX = /^assets\/search\//
