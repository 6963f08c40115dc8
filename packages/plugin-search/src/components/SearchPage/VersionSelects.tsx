import {translate} from '@lectern/client'
import type {DocsGlobalData} from '@lectern/types'
import {findTagVersion} from '../../browser/replace-tag.js'
import type {FacetFilters} from '../../client/search-client.js'

export interface VersionSelectsProps {
  docs: Readonly<Record<string, DocsGlobalData>>
  filters: FacetFilters
  onChoose(pluginId: string, version: string): void
}

/** Selects the docs version to search. Instances with a single version have no select. */
export function VersionSelects({docs, filters, onChoose}: VersionSelectsProps) {
  const versioned = Object.entries(docs).filter(([, {versions}]) => versions.length > 1)
  return versioned.map(([id, {versions}]) => (
    <select
      key={id}
      aria-label={
        versioned.length > 1
          ? translate({id: 'theme.SearchPage.versionOf', message: 'Version of {docs}'}, {docs: id})
          : translate({id: 'theme.SearchPage.version', message: 'Version'})
      }
      value={findTagVersion(filters, id)}
      onChange={({target}) => onChoose(id, target.value)}
    >
      {versions.map(({name, label}) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  ))
}
