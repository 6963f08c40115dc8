/** Returns the URL path of an HTML file, without the base URL: `a/index.html` is `/a`. */
export function pagePath(file: string, trailingSlash: boolean | undefined): string {
  if (file === 'index.html') return '/'
  if (file.endsWith('/index.html')) return `/${file.slice(0, -'/index.html'.length)}`
  const isPage = trailingSlash === false && file !== '404.html'
  return `/${isPage ? file.replace(/\.html$/, '') : file}`
}
