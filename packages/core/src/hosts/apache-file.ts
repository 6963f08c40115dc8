import type {HostedSite} from './host.js'
import {FOR_A_YEAR, IMMUTABLE_FOLDERS, REVALIDATE} from './immutable-files.js'

/** Name of the file in the output. Apache reads it in each folder if `AllowOverride` permits it. */
export const APACHE_FILE = '.htaccess'

/**
 * Creates Apache's configuration for a site: redirects, the error page, URLs without an extension,
 * Markdown for clients that prefer it, and headers. It requires the modules `rewrite`, `headers`,
 * `mime` and `dir`.
 *
 * @param own - The site's own file, whose rules come first.
 */
export function createApacheFile(site: HostedSite, own = ''): string {
  const {baseUrl} = site.siteConfig
  const before = own === '' || own.endsWith('\n') ? own : `${own}\n`
  const lines = [
    '# Serves the site with Apache. Requires `AllowOverride All`, and mod_rewrite and mod_headers.',
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'DirectoryIndex index.html',
    'AddType text/markdown .md',
    'AddDefaultCharset utf-8',
    'AddCharset utf-8 .md .txt .html .json',
    `ErrorDocument 404 ${baseUrl}404.html`,
    '',
    'RewriteEngine On',
    `RewriteBase ${baseUrl}`,
    ...describeHidden(site),
    ...describeRedirects(site),
    ...(site.hasMarkdown ? CHOOSE_MARKDOWN : []),
    ...FIND_PAGE,
    '',
    ...describeHeaders(site)
  ]
  return `${before}${lines.join('\n')}\n`
}

function describeHidden({hiddenFiles}: HostedSite): string[] {
  const names = hiddenFiles.map((name) => escapePattern(name)).join('|')
  return [`RewriteRule ^(?:${names})$ - [R=404,L]`]
}

function describeRedirects({redirects, siteConfig: {baseUrl}}: HostedSite): string[] {
  return redirects.map(({from, to}) => {
    const path = decodeURI(from.slice(baseUrl.length)).replace(/\/$/, '')
    const slash = path.endsWith('.html') ? '' : '/?'
    return `RewriteRule ${quote(`^${escapePattern(path)}${slash}$`)} ${quote(to.replace(/[$%]/g, '\\$&'))} [R=301,L,NE]`
  })
}

/**
 * Matches clients that give Markdown the highest weight. Apache can't compare weights, so all
 * others get HTML.
 */
const ACCEPTS =
  'RewriteCond %{HTTP:Accept} "(?:^|[, ])text/markdown *(?:,|$|; *(?:q=1|(?!q=)))" [NC]'

const CHOOSE_MARKDOWN = [
  ACCEPTS,
  'RewriteCond %{REQUEST_FILENAME}index.md -f',
  'RewriteRule ^(?:(.*/)?(?:index\\.html)?)$ $1index.md [L]',
  ACCEPTS,
  'RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI} "^(.+?)(?:/index\\.html|\\.html|/)?$"',
  'RewriteCond %1.md -f',
  'RewriteRule ^(.+?)(?:/index\\.html|\\.html|/)?$ $1.md [L]'
]

const FIND_PAGE = [
  'RewriteCond %{REQUEST_FILENAME} !-f',
  'RewriteCond %{REQUEST_FILENAME}.html -f',
  'RewriteRule ^(.*[^/])$ $1.html [L]',
  'RewriteCond %{REQUEST_FILENAME}/index.html -f',
  'RewriteRule ^(.*[^/])$ $1/index.html [L]'
]

function describeHeaders(site: HostedSite): string[] {
  const {policy, securityHeaders = {}, hasMarkdown, siteConfig} = site
  const {baseUrl} = siteConfig
  const folders = IMMUTABLE_FOLDERS.filter((folder) => folder !== 'assets/data/').map(escapePattern)
  const secure = Object.entries({
    ...(policy !== undefined && {'Content-Security-Policy': policy}),
    ...securityHeaders
  })
  return [
    `Header set Cache-Control "${REVALIDATE}"`,
    `SetEnvIf Request_URI "^${escapePattern(baseUrl)}(?:.*/)?(?:${folders.join('|')})" HAS_HASH`,
    `Header set Cache-Control "${FOR_A_YEAR}" env=HAS_HASH`,
    ...(hasMarkdown ? ['Header merge Vary Accept env=!HAS_HASH'] : []),
    ...secure.map(
      ([name, value]) => `Header always set ${name} ${quote(value.replaceAll('%', '%%'))}`
    )
  ]
}

/** Escapes text for use in a regular expression. */
function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
