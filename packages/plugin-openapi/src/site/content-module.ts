import {compiledModule} from '@lectern/shared/files/package-folder'

/** Returns the path of the compiled module that creates the content of pages. */
export function contentModule(): string {
  return compiledModule('plugin-openapi', 'site/create-page-content')
}
