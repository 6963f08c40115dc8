import {useCallback, useState} from 'react'
import {useSiteData} from './site-context.js'

interface DataFileState<Data> {
  name: string
  data: Data
}

/**
 * A data file of the site, such as a whole sidebar, fetched when `load` is called. Its URL holds a
 * hash, found in the index of data files, so that pages need not change when only the file does.
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
