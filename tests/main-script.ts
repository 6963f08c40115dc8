import type {SiteBuild} from './build-site.js'

/** Reads the main module of a site. The script of a page loads it first. */
export function readMainScript({read}: Pick<SiteBuild, 'read'>): string {
  const start = /<script type="module" src="\/([^"]+)"/.exec(read('index.html'))?.[1] ?? ''
  return read(/\["\/([^"]+)"/.exec(read(start))?.[1] ?? '')
}
