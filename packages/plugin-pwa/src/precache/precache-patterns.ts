/** Files to store for offline use: pages, scripts, styles, images and fonts. */
export const PATTERNS: readonly string[] = [
  '**/*.{html,css,js,json}',
  '**/*.{png,jpg,jpeg,gif,webp,avif,svg,ico}',
  '**/*.{woff,woff2,ttf,otf}'
]

/**
 * Files that pages don't need offline, and temporary files. Plugins mark their own files
 * themselves.
 */
export const IGNORED: readonly string[] = [
  'sw.js',
  '404.html',
  '**/*.map',
  '**/{manifest.json,*.webmanifest}',
  '__docusaurus/**'
]

/** Files with a content hash in their name, which don't need a revision. */
export const NAMED_BY_HASH = /^assets\/(?:.+\/)?[^/]+-[\w-]{8,}\.\w+$/

export const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/i
