import type {ContentRecord, ReadyContent} from '@lectern/types'

/**
 * Creates the record for content that a plugin has already compiled.
 *
 * @throws Error if the file doesn't have the format `ReadyContent`. This is a bug in the plugin.
 */
export function createReadyRecord(text: string, file: string): ContentRecord {
  const ready = JSON.parse(text) as Partial<ReadyContent> | null
  if (ready?.format !== 1 || !Array.isArray(ready.body))
    throw new Error(`${file} isn't compiled content of format 1.`)
  const {body, toc = [], contentTitle, description = '', words = 0} = ready
  const {sections = [], plain = '', features = []} = ready
  return {
    kind: 'static',
    body,
    code: '',
    excerptCode: '',
    toc,
    ...(contentTitle !== undefined && {contentTitle}),
    description,
    words,
    links: [],
    assets: [],
    sections,
    plain,
    partials: [],
    features,
    head: [],
    problems: []
  }
}
