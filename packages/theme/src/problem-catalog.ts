import type {ProblemCatalog} from '@lectern/types'

/** Problems with the theme configuration. */
export const problemCatalog = {
  'custom-css-missing': {
    topic: 'configuration',
    explanation: "The `customCss` option of the theme points to a stylesheet that doesn't exist."
  },
  'font-invalid': {
    topic: 'configuration',
    explanation:
      'The stylesheet in the `fonts` option of the theme has no `@font-face` rule with a `font-family`.'
  },
  'font-missing': {
    topic: 'configuration',
    explanation:
      "The `fonts` option of the theme names a package that isn't installed, or a stylesheet that doesn't exist."
  },
  'logo-missing': {
    topic: 'configuration',
    explanation:
      "The navbar or footer logo refers to a file that isn't in a static folder. Omit the name of the static folder from the path, e.g. `img/logo.svg` for `static/img/logo.svg`. In Docusaurus projects this is a warning, because Docusaurus doesn't check logos."
  },
  'navbar-item-unknown': {
    topic: 'navbar',
    explanation:
      'The site has no component for this [navbar item type](./themes/theme-configuration.md#navbar). To add your own type, name it `custom-…` and add a component for it in `src/theme/NavbarItem/ComponentTypes`.'
  }
} satisfies ProblemCatalog

/** Problem codes for the theme configuration. */
export type ThemeProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes for the theme configuration. */
    theme: ThemeProblemCode
  }
}
