import {escapeXml} from '@lectern/shared/text/escape-xml'

/** Strings for the page that replaces a page that isn't stored. */
export interface OfflineStrings {
  /** Language tag (BCP 47). */
  lang: string
  direction: 'ltr' | 'rtl'
  title: string
  explanation: string
  tryAgain: string
  home: string
}

/** Creates the response for a page that isn't stored, if the network is unavailable. */
export function createOfflinePage(home: string, strings: OfflineStrings): Response {
  const text = (name: keyof OfflineStrings) => escapeXml(strings[name])
  const html = `<!doctype html><html lang="${text('lang')}" dir="${text('direction')}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${text('title')}</title><h1>${text('title')}</h1><p>${text('explanation')}</p><p><a href="">${text('tryAgain')}</a> · <a href="${home}">${text('home')}</a></p></html>`
  return new Response(html, {
    status: 503,
    headers: {'content-type': 'text/html; charset=utf-8'}
  })
}
