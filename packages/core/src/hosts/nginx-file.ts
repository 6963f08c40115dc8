import type {FoundRedirect, HostedSite, RedirectRule} from './host.js'
import {REVALIDATE, DATA_INDEX, FOR_A_YEAR, IMMUTABLE_FOLDERS} from './immutable-files.js'

/** Data about a site that the nginx file needs. */
export type NginxSite = Pick<
  HostedSite,
  | 'siteConfig'
  | 'languages'
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
  const {siteConfig, languages, hiddenFiles} = site
  const {baseUrl} = siteConfig
  const [first = baseUrl, ...others] = languages
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
    describeNotFound(first, site),
    ...hiddenFiles.map((file) => block(`= ${quote(baseUrl + file)}`, ['return 404;'])),
    ...describeFiles(first, site),
    ...others.flatMap((language) => [
      describeNotFound(language, site),
      ...describeFiles(language, site, [notFoundIn(language)])
    ]),
    ...site.redirects.flatMap((rule) => describeRedirect(rule, languages))
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

/**
 * Sends a page's Markdown to clients that give it the highest weight. nginx can't compare weights,
 * so all others get HTML.
 */
const CHOOSE_MARKDOWN = [
  'set $markdown "";',
  'set $markdown_index "";',
  'if ($uri ~ "^(.+?)(?:/index\\.html|\\.html|/)?$") { set $markdown "$1.md"; }',
  'if ($uri ~ "^(.*/)(?:index\\.html)?$") { set $markdown_index "$1index.md"; }',
  'if (-f $document_root$markdown_index) { set $markdown $markdown_index; }',
  'if (!-f $document_root$markdown) { set $markdown ""; }',
  'if ($http_accept !~* "(?:^|[, ])text/markdown *(?:,|$|; *(?:q=1|(?!q=)))") { set $markdown ""; }',
  'if ($markdown != "") { rewrite ^ $markdown last; }'
]

function describeMarkdown(site: NginxSite): string[] {
  return block('~ "\\.md$"', [
    'types { text/markdown md; }',
    'charset_types text/markdown;',
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

/** Serves pages at `/a` or `/a/`, depending on `trailingSlash`. */
function lookUp(trailingSlash: boolean | undefined): string[] {
  if (trailingSlash === true) return ['index index.html;', 'try_files $uri $uri.html $uri/ =404;']
  const find = 'try_files $uri $uri.html $uri/index.html =404;'
  if (trailingSlash === undefined) return [find]
  return ['if (!-f $request_filename/index.html) {', '  rewrite ^(.+)/$ $1 permanent;', '}', find]
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
function describeRedirect({from, to}: RedirectRule, languages: readonly string[]): string[][] {
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(to.replaceAll('$', '%24')) ?? []
  const target = address.includes('?') ? address + hash : `${address}$is_args$args${hash}`
  const path = decodeURI(from)
  const hasOneForm = languages.includes(path) || path.endsWith('.html')
  const forms = hasOneForm ? [path] : [path.replace(/\/$/, ''), path.replace(/\/?$/, '/')]
  return forms.map((form) => block(`= ${quote(form)}`, [`return 301 ${quote(target)};`]))
}

function block(location: string, lines: readonly string[]): string[] {
  return [`location ${location} {`, ...lines.map((line) => `  ${line}`), '}']
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

const REDIRECT_LOCATION =
  /^location = "((?:[^"\\]|\\.)*)" \{\s*return 30[12378] "((?:[^"\\]|\\.)*)";/gm

/** Finds the locations in a generated file that only redirect. */
export function* readNginxRedirects(text: string): Iterable<FoundRedirect> {
  for (const [, from = '', to = ''] of text.matchAll(REDIRECT_LOCATION)) {
    const target = unquote(to).replace('$is_args$args', '').replaceAll('%24', '$')
    yield {from: unquote(from), to: target}
  }
}

function unquote(text: string): string {
  return text.replace(/\\(["\\])/g, '$1')
}
