import {escapePattern} from '@lectern/shared/text/escape-pattern'
import {createWeightPatterns, HTML_RANGES, MARKDOWN_IS_PREFERRED} from './accept-patterns.js'
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
    ...(site.hasMarkdown ? [...FIND_WEIGHTS, ...NAME_MARKDOWN, ''] : []),
    'RewriteEngine On',
    `RewriteBase ${baseUrl}`,
    ...describeHidden(site),
    ...describeRedirects(site),
    ...(site.hasMarkdown ? CHOOSE_MARKDOWN : []),
    ...findPage(site),
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

/** Reads the weights of Markdown and HTML in the `Accept` header. */
const FIND_WEIGHTS = [
  'SetEnvIf Request_URI "^" MARKDOWN_WEIGHT=0 HTML_WEIGHT=0',
  ...readWeight('text/markdown', 'MARKDOWN_WEIGHT'),
  ...HTML_RANGES.flatMap((type) => readWeight(type, 'HTML_WEIGHT'))
]

function readWeight(type: string, variable: string): string[] {
  const {unweighted, weighted} = createWeightPatterns(type)
  return [
    `SetEnvIfNoCase Accept "${unweighted}" ${variable}=1`,
    `SetEnvIfNoCase Accept "${weighted}" ${variable}=$1`
  ]
}

const IS_PREFERRED = [
  'RewriteCond %{REQUEST_METHOD} "^(?:GET|HEAD)$"',
  `RewriteCond "%{ENV:MARKDOWN_WEIGHT}/%{ENV:HTML_WEIGHT}" "${MARKDOWN_IS_PREFERRED}"`
]

const CHOOSE_MARKDOWN = [
  ...IS_PREFERRED,
  'RewriteCond %{REQUEST_FILENAME} "^(.*/)(?:index\\.html)?$"',
  'RewriteCond %1index.md -f',
  'RewriteRule ^(?:(.*/)?(?:index\\.html)?)$ $1index.md [L]',
  ...IS_PREFERRED,
  'RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI} "^(.+?)(?:/index\\.html|\\.html|/)?$"',
  'RewriteCond %1.md -f',
  'RewriteRule ^(.+?)(?:/index\\.html|\\.html|/)?$ $1.md [L]'
]

/** Names the Markdown file in responses at the URL of the page. */
const NAME_MARKDOWN = [
  '<FilesMatch "\\.md$">',
  '  Header set Content-Location "expr=%{escape:%{REQUEST_URI}}"',
  '</FilesMatch>'
]

/**
 * Finds the file of a page. `REQUEST_FILENAME` lacks the part after a missing file, which would
 * select the page above it.
 */
function findPage({siteConfig: {baseUrl, trailingSlash}}: HostedSite): string[] {
  const requested = '%{DOCUMENT_ROOT}%{REQUEST_URI}'
  const removeSlash = [
    `RewriteCond ${requested}index.html !-f`,
    `RewriteCond %{DOCUMENT_ROOT}${baseUrl}$1.html -f`,
    `RewriteRule ^(.+)/$ ${baseUrl}$1 [R=301,L]`
  ]
  return [
    ...(trailingSlash === false ? removeSlash : []),
    `RewriteCond ${requested} !-f`,
    `RewriteCond ${requested}.html -f`,
    'RewriteRule ^(.*[^/])$ $1.html [L]',
    `RewriteCond ${requested}/index.html -f`,
    'RewriteRule ^(.*[^/])$ $1/index.html [L]'
  ]
}

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

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
