import type {SiteBuild} from './build-site.js'

/** Reads the main module of a site. */
export function readMainScript({read}: Pick<SiteBuild, 'read'>): string {
  return read(/<script type="module" src="\/([^"]+)"/.exec(read('index.html'))?.[1] ?? '')
}
