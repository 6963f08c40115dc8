import type {Program} from 'estree'
import type {Root} from 'hast'

/** Creates the import of an export of the client, under a name that pages are unlikely to define. */
export function importClient(imported: string, local: string): Root['children'][number] {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        attributes: [],
        specifiers: [
          {
            type: 'ImportSpecifier',
            imported: {type: 'Identifier', name: imported},
            local: {type: 'Identifier', name: local}
          }
        ],
        source: {type: 'Literal', value: '@lectern/client'}
      }
    ]
  }
  return {type: 'mdxjsEsm', value: '', data: {estree}}
}
