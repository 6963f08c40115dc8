import {APACHE_FILE, createApacheFile} from './apache-file.js'
import {
  cloudflareRoutes,
  cloudflareWorker,
  netlifyFunction,
  nodeMiddleware,
  vercelMiddleware
} from './host-functions.js'
import {writeCname, writeNojekyll} from './github-pages-files.js'
import {HEADERS_FILE, parseHeadersFile, writeHeadersFile} from './headers-file.js'
import type {Host, HostFile, Hosts} from './host.js'
import {createNginxFile, NGINX_FILE, readNginxRedirects} from './nginx-file.js'
import {
  listRedirects,
  parseRedirectsFile,
  REDIRECTS_FILE,
  type RedirectsDialect,
  writeRedirectsFile
} from './redirects-file.js'

/** The file `_headers`. Netlify and Cloudflare Pages use the same format. */
const headers: HostFile = {
  name: HEADERS_FILE,
  isHidden: true,
  write: writeHeadersFile,
  previewHeaders: parseHeadersFile
}

/**
 * The supported hosts by their name in `hostFiles`. Everything specific to a host is defined here:
 * its files, their limits and whether they're published.
 */
export const HOSTS = {
  netlify: {
    title: 'Netlify',
    sendsHeaders: true,
    files: [headers, redirectsFile({isForced: true, isExact: false}), netlifyFunction]
  },
  'cloudflare-pages': {
    title: 'Cloudflare Pages',
    aliases: ['cloudflare'],
    sendsHeaders: true,
    files: [
      headers,
      redirectsFile({isForced: false, isExact: true}),
      cloudflareWorker,
      cloudflareRoutes
    ],
    limits: [
      {
        file: HEADERS_FILE,
        rules: 100,
        characters: 2000,
        hint: 'Allow fewer sources in `security.csp.directives`, or remove rules from your `_headers` file.'
      },
      {
        file: REDIRECTS_FILE,
        rules: 2000,
        characters: 1000,
        hint: 'Combine redirects into one rule with `*`. Redirects without a rule still work through generated pages.'
      }
    ]
  },
  nginx: {
    title: 'nginx',
    sendsHeaders: true,
    files: [
      {
        name: NGINX_FILE,
        isHidden: true,
        hasPolicy: true,
        write: (site, own) => own ?? createNginxFile(site),
        readRedirects: readNginxRedirects
      }
    ]
  },
  apache: {
    title: 'Apache',
    sendsHeaders: true,
    files: [{name: APACHE_FILE, isHidden: true, hasPolicy: true, write: createApacheFile}]
  },
  vercel: {title: 'Vercel', files: [vercelMiddleware]},
  'node-server': {title: 'Node', aliases: ['node'], files: [nodeMiddleware]},
  'github-pages': {
    title: 'GitHub Pages',
    files: [
      {name: '.nojekyll', isHidden: false, write: writeNojekyll},
      {name: 'CNAME', isHidden: false, write: writeCname}
    ]
  }
} as const satisfies Hosts

/** Name of a supported host. */
export type HostName = keyof typeof HOSTS

/** Maps the names and aliases of hosts to their names. */
export function mapHostNames(hosts: Hosts = HOSTS): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(hosts).flatMap(([name, {aliases = []}]) =>
      [name, ...aliases].map((own) => [own, name] as const)
    )
  )
}

/** Returns the hosts with the given names. Unknown names are ignored. */
export function selectHosts(names: readonly string[], hosts: Hosts = HOSTS): Host[] {
  return names.flatMap((name) => hosts[name] ?? [])
}

/** Returns the files of all hosts, without duplicate names. */
export function listHostFiles(hosts: Hosts = HOSTS): HostFile[] {
  const files = Object.values(hosts).flatMap(({files}) => files)
  return [...new Map(files.map((file) => [file.name, file])).values()]
}

/** Returns the names of the files that contain the content security policy for the given hosts. */
export function listPolicyFiles(names: readonly string[], hosts: Hosts = HOSTS): string[] {
  const files = selectHosts(names, hosts).flatMap((host) => host.files)
  return files.flatMap(({name, hasPolicy}) => (hasPolicy ? [name] : []))
}

/** Returns the names of the files that hosts read but don't publish. */
export function listHiddenFiles(hosts: Hosts = HOSTS): string[] {
  return listHostFiles(hosts).flatMap(({name, isHidden}) => (isHidden ? [name] : []))
}

function redirectsFile(dialect: RedirectsDialect): HostFile {
  return {
    name: REDIRECTS_FILE,
    isHidden: true,
    write: (site, own) => writeRedirectsFile(site, dialect, own),
    readRedirects: listRedirects,
    previewRedirects: parseRedirectsFile
  }
}
