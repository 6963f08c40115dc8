/**
 * Puts the text of a file into the clipboard. It is handed over as a promise where browsers take one: some let
 * only a click fill the clipboard, and fetching takes longer than a click.
 *
 * @returns Whether it is there.
 */
export async function copyTextFile(url: string): Promise<boolean> {
  const text = fetch(url).then((response) =>
    response.ok ? response.text() : Promise.reject(new Error(`${url} is not there.`))
  )
  const blob = text.then((words) => new Blob([words], {type: 'text/plain'}))
  // Whoever waits for the clipboard hears of a failure below.
  blob.catch(() => {})
  try {
    if (typeof ClipboardItem === 'function')
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})])
    else await navigator.clipboard.writeText(await text)
    return true
  } catch {
    // No network, no permission or no secure context: the page says so, and the link still leads there.
    return false
  }
}
