/**
 * @typedef {import('./rate-engine.mjs').JudgedQuery} JudgedQuery
 *
 * A public documentation site, with queries that were judged by its headings and texts before any engine was asked.
 * Answers are paths below the site root.
 *
 * @typedef {object} JudgedSite
 * @property {string} name
 * @property {string} repository on GitHub
 * @property {string} commit
 * @property {{readonly docs: string, readonly blog?: string | undefined}} folders folders of the repository
 * @property {boolean} isHeldOut whether the ranking was never tuned on its queries
 * @property {Readonly<Record<string, readonly JudgedQuery[]>>} queries
 */

/** @type {readonly JudgedSite[]} */
export const JUDGED_SITES = Object.freeze([
  {
    name: 'Babel',
    repository: 'babel/website',
    commit: 'b4753209310b5b1a6c6a27014ff50a2283e09327',
    folders: {docs: 'docs', blog: 'website/blog'},
    isHeldOut: false,
    queries: {
      keywords: [
        ['config files', 'docs/config-files', 'docs/configuration'],
        ['compiler assumptions', 'docs/assumptions'],
        ['source maps', 'docs/options', 'docs/babel-cli'],
        ['plugin ordering', 'docs/plugins'],
        ['preset options', 'docs/presets', 'docs/babel-preset-env'],
        ['syntax highlighting in editors', 'docs/editors'],
        ['decorators', 'docs/babel-plugin-proposal-decorators'],
        ['class properties', 'docs/babel-plugin-transform-class-properties'],
        ['optional chaining', 'docs/babel-plugin-transform-optional-chaining'],
        ['private methods', 'docs/babel-plugin-transform-private-methods'],
        ['pipeline operator', 'docs/babel-plugin-proposal-pipeline-operator'],
        ['async await to generators', 'docs/babel-plugin-transform-async-to-generator'],
        ['remove console calls', 'docs/babel-plugin-transform-remove-console'],
        ['dead code elimination', 'docs/babel-plugin-minify-dead-code-elimination'],
        ['typescript', 'docs/babel-preset-typescript', 'docs/babel-plugin-transform-typescript'],
        ['react', 'docs/babel-preset-react'],
        ['flow', 'docs/babel-preset-flow'],
        ['polyfill', 'docs/babel-polyfill'],
        ['upgrade to babel 7', 'docs/v7-migration'],
        ['upgrade to babel 8', 'docs/v8-migration'],
        ['monorepo configuration', 'docs/config-files'],
        ['roadmap', 'docs/roadmap'],
        ['minify', 'docs/babel-minify', 'docs/babel-preset-minify']
      ],
      question: [
        ['how do I configure babel', 'docs/configuration', 'docs/config-files'],
        ['what is babel', 'docs/'],
        ['how to compile a directory', 'docs/babel-cli'],
        ['how to use babel in the browser', 'docs/babel-standalone'],
        ['why do I get a syntax error unexpected token', 'docs/faq'],
        ['how do I lint code with experimental syntax', 'docs/babel-eslint-parser'],
        ['how do I target specific browsers', 'docs/babel-preset-env', 'docs/options'],
        ['how to write a plugin', 'docs/plugins'],
        ['how can I run es modules as commonjs', 'docs/babel-plugin-transform-modules-commonjs'],
        [
          'what are stage presets and why were they removed',
          'blog/2018/07/27/removing-babels-stage-presets'
        ],
        ['how does babel merge configuration', 'docs/configuration', 'docs/options']
      ],
      typo: [
        ['presset env', 'docs/babel-preset-env'],
        ['assumtions', 'docs/assumptions'],
        ['decoratros', 'docs/babel-plugin-proposal-decorators'],
        ['typescritp preset', 'docs/babel-preset-typescript'],
        ['destructering', 'docs/babel-plugin-transform-destructuring'],
        ['regenrator', 'docs/babel-plugin-transform-regenerator']
      ],
      name: [
        ['useBuiltIns', 'docs/babel-preset-env'],
        ['transformSync', 'docs/babel-core'],
        ['codeFrameColumns', 'docs/babel-code-frame'],
        ['api.assertVersion', 'docs/config-files'],
        ['rootMode', 'docs/options', 'docs/config-files'],
        ['jsxPragma', 'docs/babel-preset-typescript', 'docs/babel-plugin-transform-typescript'],
        ['parseExpression', 'docs/babel-parser'],
        ['iterableIsArray', 'docs/assumptions'],
        ['BABEL_CACHE_PATH', 'docs/babel-register'],
        [
          'allowNamespaces',
          'docs/babel-plugin-transform-typescript',
          'docs/babel-preset-typescript'
        ]
      ],
      code: [
        ['@babel/cli', 'docs/babel-cli'],
        ['@babel/preset-env', 'docs/babel-preset-env'],
        ['babel.config.json', 'docs/configuration', 'docs/config-files', 'docs/options'],
        ['@babel/plugin-transform-runtime', 'docs/babel-plugin-transform-runtime'],
        ['--out-file', 'docs/babel-cli'],
        ['babel-node', 'docs/babel-node'],
        ['t.identifier', 'docs/babel-types'],
        ['template.ast', 'docs/babel-template']
      ]
    }
  },
  {
    name: 'Redux Toolkit',
    repository: 'reduxjs/redux-toolkit',
    commit: '74200d87c27ca2b1c0915b2fbb4c44dd7494c2aa',
    folders: {docs: 'docs'},
    isHeldOut: false,
    queries: {
      keywords: [
        ['getting started', 'docs/introduction/getting-started'],
        ['quick start', 'docs/tutorials/quick-start'],
        ['optimistic updates', 'docs/rtk-query/usage/manual-cache-updates'],
        ['polling', 'docs/rtk-query/usage/polling'],
        ['pagination', 'docs/rtk-query/usage/pagination'],
        ['infinite scroll', 'docs/rtk-query/usage/infinite-queries'],
        ['cache tags', 'docs/rtk-query/usage/automated-refetching'],
        [
          'typescript',
          'docs/usage/usage-with-typescript',
          'docs/tutorials/typescript',
          'docs/rtk-query/usage-with-typescript'
        ],
        ['error handling', 'docs/rtk-query/usage/error-handling'],
        ['mutations', 'docs/rtk-query/usage/mutations'],
        [
          'code splitting',
          'docs/rtk-query/usage/code-splitting',
          'docs/rtk-query/api/created-api/code-splitting',
          'docs/api/combineSlices'
        ],
        ['server side rendering', 'docs/rtk-query/usage/server-side-rendering'],
        ['immer', 'docs/usage/immer-reducers'],
        ['openapi code generation', 'docs/rtk-query/usage/code-generation'],
        ['websocket', 'docs/rtk-query/usage/streaming-updates'],
        ['normalized state', 'docs/api/createEntityAdapter', 'docs/usage/usage-guide'],
        ['queries', 'docs/rtk-query/usage/queries'],
        [
          'store setup',
          'docs/usage/usage-guide',
          'docs/api/configureStore',
          'docs/usage/migrating-to-modern-redux'
        ],
        [
          'authentication header',
          'docs/rtk-query/api/fetchBaseQuery',
          'docs/rtk-query/usage/examples'
        ],
        ['migrate to rtk 2', 'docs/usage/migrating-rtk-2']
      ],
      question: [
        ['how do I use redux toolkit with next.js', 'docs/usage/nextjs'],
        ['how to cancel a thunk', 'docs/api/createAsyncThunk'],
        [
          'how do I persist the store',
          'docs/rtk-query/usage/persistence-and-rehydration',
          'docs/usage/usage-guide'
        ],
        ['how can I skip a query', 'docs/rtk-query/usage/conditional-fetching'],
        ['how to prefetch data', 'docs/rtk-query/usage/prefetching'],
        ['how does rtk query compare to react query', 'docs/rtk-query/comparison'],
        ['can I use rtk query without react', 'docs/rtk-query/usage/usage-without-react-hooks'],
        ['why use redux toolkit', 'docs/introduction/why-rtk-is-redux-today'],
        ['how to log a draft state', 'docs/usage/immer-reducers', 'docs/api/createReducer'],
        ['how do I use axios as base query', 'docs/rtk-query/usage/customizing-queries'],
        ['how to wait for an action in middleware', 'docs/api/createListenerMiddleware'],
        ['what middleware is included by default', 'docs/api/getDefaultMiddleware']
      ],
      typo: [
        ['serializabilty', 'docs/api/serializabilityMiddleware'],
        ['pesimistic updates', 'docs/rtk-query/usage/manual-cache-updates'],
        ['prefeching', 'docs/rtk-query/usage/prefetching'],
        ['reudcers with immer', 'docs/usage/immer-reducers'],
        ['enity adapter', 'docs/api/createEntityAdapter'],
        ['configurestroe', 'docs/api/configureStore']
      ],
      name: [
        ['createSlice', 'docs/api/createSlice'],
        ['createAsyncThunk', 'docs/api/createAsyncThunk'],
        ['rejectWithValue', 'docs/api/createAsyncThunk'],
        ['isAnyOf', 'docs/api/matching-utilities'],
        [
          'injectEndpoints',
          'docs/rtk-query/api/created-api/code-splitting',
          'docs/rtk-query/usage/code-splitting'
        ],
        ['useLazyQuery', 'docs/rtk-query/api/created-api/hooks'],
        [
          'keepUnusedDataFor',
          'docs/rtk-query/api/createApi',
          'docs/rtk-query/usage/cache-behavior'
        ],
        ['nanoid', 'docs/api/other-exports'],
        ['create slice', 'docs/api/createSlice'],
        ['setupListeners', 'docs/rtk-query/api/setupListeners'],
        [
          'onCacheEntryAdded',
          'docs/rtk-query/usage/streaming-updates',
          'docs/rtk-query/api/createApi'
        ],
        ['sortComparer', 'docs/api/createEntityAdapter'],
        [
          'transformResponse',
          'docs/rtk-query/api/createApi',
          'docs/rtk-query/usage/customizing-queries'
        ]
      ],
      code: [
        ['builder.addCase', 'docs/api/createReducer'],
        [
          'api.util.updateQueryData',
          'docs/rtk-query/api/created-api/api-slice-utils',
          'docs/rtk-query/usage/manual-cache-updates'
        ],
        ['state.push draft', 'docs/usage/immer-reducers'],
        ['actionCreator.match', 'docs/api/createAction'],
        ['@rtk-query/codegen-openapi', 'docs/rtk-query/usage/code-generation']
      ]
    }
  },
  {
    name: 'pnpm',
    repository: 'pnpm/pnpm.io',
    commit: '4096ad35b19c7d7e0c2c64c704c57daf5bb91668',
    folders: {docs: 'docs', blog: 'blog'},
    isHeldOut: true,
    queries: {
      keywords: [
        ['installation', 'docs/installation'],
        ['workspace', 'docs/workspaces'],
        ['catalogs', 'docs/catalogs'],
        ['filtering', 'docs/filtering'],
        ['peer dependencies', 'docs/how-peers-are-resolved', 'docs/settings/peer-dependencies'],
        ['docker', 'docs/docker'],
        ['continuous integration', 'docs/continuous-integration'],
        ['error codes', 'docs/errors'],
        ['hoisting', 'docs/settings/node-modules'],
        ['lockfile', 'docs/settings/store', 'docs/git'],
        ['patch a dependency', 'docs/cli/patch'],
        ['global packages', 'docs/global-packages'],
        ['shell completion', 'docs/completion'],
        ['supply chain attacks', 'docs/supply-chain-security'],
        ['licenses', 'docs/cli/licenses'],
        ['aliases', 'docs/aliases'],
        ['git worktrees', 'docs/git-worktrees'],
        ['update', 'docs/cli/update'],
        ['publish', 'docs/cli/publish'],
        ['proxy settings', 'docs/settings/network'],
        ['node version manager', 'docs/cli/runtime', 'docs/cli/env'],
        ['delete unused packages from store', 'docs/cli/store']
      ],
      question: [
        ['how to uninstall pnpm', 'docs/uninstall'],
        ['does pnpm work on windows', 'docs/faq', 'docs/installation'],
        ['why does node_modules use disk space', 'docs/faq'],
        ['how do I run a script in all packages', 'docs/cli/run', 'docs/cli/recursive'],
        ['how to link a local package', 'docs/cli/link', 'docs/workspaces'],
        ['how do I resolve merge conflicts in the lockfile', 'docs/git'],
        ['how to override a dependency version', 'docs/settings/dependency-resolution'],
        [
          'what is the difference between pnpm and npm',
          'docs/pnpm-vs-npm',
          'docs/feature-comparison',
          'docs/pnpm-cli'
        ],
        ['how can I forbid npm and yarn in a project', 'docs/only-allow-pnpm'],
        ['how do I allow build scripts', 'docs/cli/approve-builds', 'docs/settings/build'],
        ['why is a package installed', 'docs/cli/why'],
        ['how do I migrate from v10', 'docs/migration'],
        ['how does the node_modules structure look', 'docs/symlinked-node-modules-structure']
      ],
      typo: [
        ['instal', 'docs/cli/install', 'docs/installation'],
        ['worksapce', 'docs/workspaces'],
        ['catlogs', 'docs/catalogs'],
        ['lisences', 'docs/cli/licenses'],
        ['continous integration', 'docs/continuous-integration'],
        ['peer dependancies', 'docs/how-peers-are-resolved', 'docs/settings/peer-dependencies']
      ],
      name: [
        ['shamefullyHoist', 'docs/settings/node-modules'],
        ['minimumReleaseAge', 'docs/settings/dependency-resolution'],
        ['publicHoistPattern', 'docs/settings/node-modules'],
        ['readPackage', 'docs/pnpmfile'],
        ['autoInstallPeers', 'docs/settings/peer-dependencies'],
        ['packageExtensions', 'docs/settings/dependency-resolution'],
        ['storeDir', 'docs/settings/store'],
        ['nodeLinker', 'docs/settings/node-modules'],
        ['injectWorkspacePackages', 'docs/workspaces'],
        ['store dir', 'docs/settings/store'],
        ['patchedDependencies', 'docs/cli/patch']
      ],
      code: [
        ['--frozen-lockfile', 'docs/cli/install'],
        ['pnpm add', 'docs/cli/add'],
        ['pnpm dlx', 'docs/cli/pnx'],
        ['--save-dev', 'docs/cli/add'],
        ['workspace:*', 'docs/workspaces'],
        ['pnpm-workspace.yaml', 'docs/settings', 'docs/workspaces'],
        ['.npmrc', 'docs/npmrc'],
        ['ERR_PNPM_OUTDATED_LOCKFILE', 'docs/errors'],
        ['devEngines.packageManager', 'docs/package_json'],
        ['pnpm run', 'docs/cli/run']
      ]
    }
  },
  {
    name: 'Verdaccio',
    repository: 'verdaccio/website',
    commit: '41d37f1c41505d23a5665fe4060f43694ae59c9b',
    folders: {docs: 'website/docs', blog: 'website/blog'},
    isHeldOut: true,
    queries: {
      keywords: [
        ['installation', 'docs/installation'],
        ['configuration', 'docs/configuration'],
        ['docker', 'docs/docker'],
        ['kubernetes helm', 'docs/kubernetes'],
        ['uplinks', 'docs/uplinks'],
        ['authentication', 'docs/authentication'],
        ['package access', 'docs/packages'],
        ['reverse proxy nginx', 'docs/reverse-proxy'],
        ['environment variables', 'docs/env'],
        ['plugins', 'docs/plugins'],
        ['storage plugin', 'docs/plugin-storage'],
        ['logger', 'docs/logger'],
        ['notifications', 'docs/notifications'],
        ['web ui', 'docs/webui'],
        ['github actions', 'docs/github-actions'],
        ['best practices', 'docs/best'],
        ['windows service', 'docs/windows'],
        ['rate limit', 'docs/best', 'docs/configuration', 'docs/webui'],
        ['ssl certificate', 'docs/ssl'],
        ['end to end testing', 'docs/e2e'],
        ['private registry', 'docs/what-is-verdaccio', 'docs/best', 'docs/cli-registry'],
        ['offline', 'docs/linking-remote-registry', 'docs/configuration'],
        ['caching', 'docs/caching']
      ],
      question: [
        ['what is verdaccio', 'docs/what-is-verdaccio'],
        ['how do I use verdaccio with yarn', 'docs/setup-yarn'],
        ['how to create a user', 'docs/setup-npm'],
        ['how do I protect my packages', 'docs/protect-your-dependencies', 'docs/packages'],
        ['how to write an authentication plugin', 'docs/plugin-auth'],
        ['how do I run verdaccio on aws', 'docs/amazon'],
        ['who uses verdaccio', 'docs/who-is-using'],
        ['how to run verdaccio from node', 'docs/verdaccio-programmatically', 'docs/node-api'],
        ['how do I migrate to verdaccio 5', 'blog/2021/04/14/verdaccio-5-migration-guide'],
        ['where is the default config file', 'docs/cli'],
        ['how to keep verdaccio running forever', 'docs/server-configuration']
      ],
      typo: [
        ['kuberntes', 'docs/kubernetes'],
        ['authentification', 'docs/authentication', 'docs/plugin-auth'],
        ['uplnks', 'docs/uplinks'],
        ['revers proxy', 'docs/reverse-proxy'],
        ['midleware plugin', 'docs/plugin-middleware'],
        ['notifcations', 'docs/notifications']
      ],
      name: [
        ['VERDACCIO_PUBLIC_URL', 'docs/env', 'docs/reverse-proxy'],
        ['htpasswd', 'docs/authentication'],
        ['register_middlewares', 'docs/plugin-middleware'],
        ['allow_publish', 'docs/plugin-auth', 'docs/packages'],
        ['max_body_size', 'docs/configuration'],
        ['url_prefix', 'docs/reverse-proxy', 'docs/env', 'docs/configuration'],
        ['docker-compose', 'docs/docker']
      ],
      code: [
        ['config.yaml', 'docs/configuration'],
        ['npm set registry', 'docs/setup-npm', 'docs/cli-registry'],
        ['$authenticated', 'docs/packages', 'docs/best', 'docs/authentication'],
        ['--listen', 'docs/cli'],
        ['systemctl verdaccio', 'docs/server-configuration'],
        ['pnpm', 'docs/setup-pnpm'],
        ['bun', 'docs/setup-bun']
      ]
    }
  }
])
