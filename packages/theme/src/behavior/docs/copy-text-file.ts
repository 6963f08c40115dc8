/**
 * Copies the text of a file to the clipboard. Passes a promise where that's supported, because some
 * browsers only allow clipboard access during the click, and fetching takes longer.
 *
 * @returns Whether it succeeded.
 */
export async function copyTextFile(url: string): Promise<boolean> {
  const text = fetch(url).then((response) =>
    response.ok ? response.text() : Promise.reject(new Error(`${url} is missing.`))
  )
  const blob = text.then((words) => new Blob([words], {type: 'text/plain'}))
  // Prevents an unhandled rejection. The failure is handled below.
  blob.catch(() => {})
  try {
    if (typeof ClipboardItem === 'function')
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})])
    else await navigator.clipboard.writeText(await text)
    return true
  } catch {
    // The file failed to load, or the browser denied access. The page shows the failure, and the
    // link still works.
    return false
  }
}
