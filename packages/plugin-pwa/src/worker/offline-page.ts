/** Answers for a page that is not kept, while there is no network. */
export function createOfflinePage(home: string): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>You are offline</title><h1>You are offline</h1><p>This page is not among those that are kept on this device.</p><p><a href="">Try again</a> · <a href="${home}">Home page</a></p></html>`
  return new Response(html, {
    status: 503,
    headers: {'content-type': 'text/html; charset=utf-8'}
  })
}
