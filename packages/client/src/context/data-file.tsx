import {useCallback, useState} from 'react'
import {useSiteData} from './site-context.js'

interface DataFileState<Data> {
  name: string
  data: Data
}

/**
 * Returns a data file of a plugin and a function that fetches it. The file's URL contains a hash,
 * which is looked up in an index so that a new file doesn't change pages.
 *
 * @param name - Name of the data file, as in `createRoutes`.
 * @returns `data` is `undefined` until `load` has fetched the file.
 */
export function useDataFile<Data>(name: string): {data: Data | undefined; load(): void} {
  const {baseUrl} = useSiteData().siteConfig
  const [loaded, setLoaded] = useState<DataFileState<Data>>()
  const load = useCallback(() => {
    fetchDataFile<Data>(name, baseUrl).then(
      (data) => setLoaded((before) => (before?.name === name ? before : {name, data})),
      // The links in the page still work without the file.
      (error: unknown) => console.warn(`Could not load ${name}.`, error)
    )
  }, [name, baseUrl])
  return {data: loaded?.name === name ? loaded.data : undefined, load}
}

async function fetchDataFile<Data>(name: string, baseUrl: string): Promise<Data> {
  const index = await fetchJson<Record<string, string>>(`${baseUrl}assets/data/index.json`)
  const file = index[name]
  if (file === undefined) throw new Error(`The site has no data file ${name}.`)
  return fetchJson<Data>(baseUrl + file)
}

async function fetchJson<Data>(url: string): Promise<Data> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return (await response.json()) as Data
}
