import type {ProblemCatalog} from '@lectern/types'

/** Problems of the theme configuration. */
export const problemCatalog = {
  'custom-css-missing': {
    topic: 'configuration',
    explanation: "The theme's option `customCss` names a stylesheet that doesn't exist."
  },
  'logo-missing': {
    topic: 'configuration',
    explanation:
      "The logo of the navbar or the footer names a file that isn't in a static folder. Write the path without the name of the folder: `img/logo.svg` for `static/img/logo.svg`."
  },
  'navbar-item-unknown': {
    topic: 'navbar',
    explanation:
      'No component shows this [type of navbar item](./themes/theme-configuration.md#navbar). To add a type, name it `custom-…` and give it a component in `src/theme/NavbarItem/ComponentTypes`.'
  }
} satisfies ProblemCatalog

/** Codes of problems of the theme configuration. */
export type ThemeProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems of the theme configuration. */
    theme: ThemeProblemCode
  }
}
