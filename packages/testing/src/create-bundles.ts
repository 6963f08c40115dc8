import type {Bundles, ClientModule} from '@lectern/types'

/** Returns a browser module. `fields` override the defaults. */
export function createClientModule(url: string, fields: Partial<ClientModule> = {}): ClientModule {
  return {url, imports: [], styles: [], ...fields}
}

/** Returns bundles without entries. `fields` override the defaults. */
export function createBundles(fields: Partial<Bundles> = {}): Bundles {
  return {
    clientId: 'A',
    main: createClientModule('/assets/js/main.js'),
    preloads: [],
    fonts: [],
    modules: {},
    featureStyles: {},
    server: {entry: '/server/main.mjs', modules: {}},
    files: {},
    bytes: {scripts: 0, styles: 0},
    ...fields
  }
}
