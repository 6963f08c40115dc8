import {createWeightPatterns, HTML_RANGES, MARKDOWN_IS_PREFERRED} from './accept-patterns.js'
import type {FoundRedirect, HostedSite, RedirectRule} from './host.js'
import {REVALIDATE, DATA_INDEX, FOR_A_YEAR, IMMUTABLE_FOLDERS} from './immutable-files.js'

/** Data about a site that the nginx file needs. */
export type NginxSite = Pick<
  HostedSite,
  | 'siteConfig'
  | 'baseUrls'
  | 'redirects'
  | 'policy'
  | 'securityHeaders'
  | 'hiddenFiles'
  | 'hasMarkdown'
>

/** Name of the file in the output. Hosts don't publish it. In nginx, its own rules hide it. */
export const NGINX_FILE = '_nginx.conf'

const COMPRESSED = [
  'text/css',
  'text/javascript',
  'text/plain',
  'text/xml',
  'text/markdown',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'application/atom+xml',
  'application/rss+xml',
  'image/svg+xml'
]

/** Creates the part of an nginx `server` block that serves a site. */
export function createNginxFile(site: NginxSite): string {
  const {siteConfig, baseUrls, hiddenFiles} = site
  const {baseUrl} = siteConfig
  const [first = baseUrl, ...others] = baseUrls
  const parts = [
    describeUse(site),
    [
      'absolute_redirect off;',
      'charset utf-8;',
      'gzip on;',
      'gzip_vary on;',
      `gzip_types ${COMPRESSED.join(' ')};`,
      notFoundIn(first),
      ...setPolicy(site.policy)
    ],
    ...(site.hasMarkdown ? [CHOOSE_MARKDOWN, describeMarkdown(site)] : []),
    ...(siteConfig.trailingSlash === false ? [REMOVE_SLASH] : []),
    describeNotFound(first, site),
    ...hiddenFiles.map((file) => block(`= ${quote(baseUrl + file)}`, ['return 404;'])),
    ...describeFiles(first, site),
    ...others.flatMap((locale) => [
      describeNotFound(locale, site),
      ...describeFiles(locale, site, [notFoundIn(locale)])
    ]),
    ...site.redirects.flatMap((rule) => describeRedirect(rule, baseUrls))
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const FIND_WEIGHTS = [
  'set $markdown_weight 0;',
  'set $html_weight 0;',
  ...readWeight('text/markdown', '$markdown_weight'),
  ...HTML_RANGES.flatMap((type) => readWeight(type, '$html_weight')),
  'set $weights "$markdown_weight/$html_weight";'
]

function readWeight(type: string, variable: string): string[] {
  const {unweighted, weighted} = createWeightPatterns(type)
  return [
    `if ($http_accept ~* ${quotePattern(unweighted)}) { set ${variable} 1; }`,
    `if ($http_accept ~* ${quotePattern(weighted)}) { set ${variable} $1; }`
  ]
}

/**
 * Sends a page's Markdown to clients that prefer it. Its URL comes from the request, because nginx
 * can't encode paths.
 */
const CHOOSE_MARKDOWN = [
  ...FIND_WEIGHTS,
  'set $markdown "";',
  'set $markdown_index "";',
  'set $markdown_url "";',
  'set $markdown_index_url "";',
  // nginx encodes `$1`, but not named groups.
  'if ($uri ~ "^(?<page>.+?)(?:/index\\.html|\\.html|/)?$") { set $markdown "$page.md"; }',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an nginx variable
  'if ($uri ~ "^(?<folder>.*/)(?:index\\.html)?$") { set $markdown_index "${folder}index.md"; }',
  'if ($request_uri ~ "^(?<sent_page>(?:/[^/?]+?)+?)(?:/index\\.html|\\.html|/)?(?:\\?|$)") { set $markdown_url "$sent_page.md"; }',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an nginx variable
  'if ($request_uri ~ "^(?<sent_folder>(?:/[^/?]+)*/)(?:index\\.html)?(?:\\?|$)") { set $markdown_index_url "${sent_folder}index.md"; }',
  'if (-f $document_root$markdown_index) {',
  '  set $markdown $markdown_index;',
  '  set $markdown_url $markdown_index_url;',
  '}',
  'if (!-f $document_root$markdown) { set $markdown ""; }',
  `if ($weights !~ ${quotePattern(MARKDOWN_IS_PREFERRED)}) { set $markdown ""; }`,
  'if ($markdown = "") { set $markdown_url ""; }',
  'if ($markdown != "") { rewrite ^ $markdown last; }'
]

function describeMarkdown(site: NginxSite): string[] {
  return block('~ "\\.md$"', [
    'types { text/markdown md; }',
    'charset_types text/markdown;',
    // Without a value, nginx omits the header.
    'add_header Content-Location $markdown_url;',
    ...listHeaders(REVALIDATE, site)
  ])
}

function notFoundIn(baseUrl: string): string {
  return `error_page 404 ${quote(`${baseUrl}404.html`)};`
}

function describeNotFound(baseUrl: string, site: NginxSite): string[] {
  const headers = listHeaders(REVALIDATE, site)
  return block(`= ${quote(`${baseUrl}404.html`)}`, ['internal;', ...headers])
}

/** @param more - Additional headers for pages. */
function describeFiles(baseUrl: string, site: NginxSite, more: readonly string[] = []): string[][] {
  const {siteConfig} = site
  const headers = (caching: string) => listHeaders(caching, site)
  return [
    ...(baseUrl === '/'
      ? []
      : [
          block(`= ${quote(baseUrl.slice(0, -1))}`, [
            `return 302 ${quote(`${baseUrl}$is_args$args`)};`
          ])
        ]),
    block(quote(baseUrl), [...more, ...lookUp(siteConfig.trailingSlash), ...headers(REVALIDATE)]),
    ...IMMUTABLE_FOLDERS.map((folder) =>
      block(`^~ ${quote(baseUrl + folder)}`, ['try_files $uri =404;', ...headers(FOR_A_YEAR)])
    ),
    block(`= ${quote(baseUrl + DATA_INDEX)}`, ['try_files $uri =404;', ...headers(REVALIDATE)])
  ]
}

/** Splits a long policy, because nginx only accepts words of less than 4096 bytes. */
function setPolicy(policy = ''): string[] {
  const parts = policy.match(/.{1,2000}(?= |$)|.{1,2000}/gs) ?? []
  return parts.map((part, index) => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an nginx variable
    const before = index === 0 ? '' : '${content_policy}'
    return `set $content_policy ${quote(before + part)};`
  })
}

function describeUse({siteConfig: {url, baseUrl}}: NginxSite): string[] {
  const folder = baseUrl === '/' ? '' : baseUrl.slice(0, -1)
  const place =
    folder === ''
      ? 'The root is the folder of this file.'
      : `The folder of this file is ${folder} below the root.`
  return [
    '# How nginx serves this site, to be included where its server is described:',
    '#',
    '#   server {',
    '#     listen 80;',
    `#     server_name ${new URL(url).hostname};`,
    '#     root /var/www/site;',
    `#     include /var/www/site${folder}/${NGINX_FILE};`,
    '#   }',
    '#',
    `# ${place}`
  ]
}

/**
 * Redirects from `/a/` to `/a` if that's a page. In a location, the condition would turn off
 * `try_files`. Other paths don't redirect, because browsers read `/\host` as a URL of that host.
 */
const REMOVE_SLASH = [
  'set $page_file "";',
  'if ($uri ~ "^(?<unslashed>.+)/$") { set $page_file "$unslashed.html"; }',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an nginx variable
  'if (-f $document_root${uri}index.html) { set $page_file ""; }',
  'if (-f $document_root$page_file) { rewrite ^(.+)/$ $1 permanent; }'
]

/** Finds the file of a page at `/a` or `/a/`, depending on `trailingSlash`. */
function lookUp(trailingSlash: boolean | undefined): string[] {
  return trailingSlash === true
    ? ['index index.html;', 'try_files $uri $uri.html $uri/ =404;']
    : ['try_files $uri $uri.html $uri/index.html =404;']
}

function listHeaders(
  caching: string,
  {policy, securityHeaders = {}, hasMarkdown}: NginxSite
): string[] {
  return [
    `add_header Cache-Control ${quote(caching)};`,
    ...(hasMarkdown && caching === REVALIDATE ? ['add_header Vary Accept;'] : []),
    // An nginx location with its own headers doesn't inherit the server's.
    ...(policy === undefined ? [] : ['add_header Content-Security-Policy $content_policy always;']),
    ...Object.entries(securityHeaders).map(
      ([name, value]) => `add_header ${name} ${quote(value)} always;`
    )
  ]
}

/**
 * Creates the locations for a redirect. nginx compares decoded paths. If the target has a query,
 * the request's query isn't added.
 */
function describeRedirect({from, to}: RedirectRule, baseUrls: readonly string[]): string[][] {
  const [, toPath = '', hash = ''] = /^([^#]*)(.*)$/s.exec(to.replaceAll('$', '%24')) ?? []
  const target = toPath.includes('?') ? toPath + hash : `${toPath}$is_args$args${hash}`
  const path = decodeURI(from)
  const hasOneForm = baseUrls.includes(path) || path.endsWith('.html')
  const forms = hasOneForm ? [path] : [path.replace(/\/$/, ''), path.replace(/\/?$/, '/')]
  return forms.map((form) => block(`= ${quote(form)}`, [`return 301 ${quote(target)};`]))
}

function block(location: string, lines: readonly string[]): string[] {
  return [`location ${location} {`, ...lines.map((line) => `  ${line}`), '}']
}

/** Quotes a regular expression without quotes. Its backslashes are kept, except for tabs. */
function quotePattern(pattern: string): string {
  return `"${pattern}"`
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

const REDIRECT_LOCATION =
  /^location = "((?:[^"\\]|\\.)*)" \{\s*return 30[12378] "((?:[^"\\]|\\.)*)";/gm

/**
 * Finds the locations in a generated file that only redirect. Home pages' locations that only add a
 * slash are omitted, because both forms are the same page.
 */
export function* readNginxRedirects(text: string): Iterable<FoundRedirect> {
  for (const [, from = '', to = ''] of text.matchAll(REDIRECT_LOCATION)) {
    const target = unquote(to).replace('$is_args$args', '').replaceAll('%24', '$')
    if (target !== `${unquote(from)}/`) yield {from: unquote(from), to: target}
  }
}

function unquote(text: string): string {
  return text.replace(/\\(["\\])/g, '$1')
}
