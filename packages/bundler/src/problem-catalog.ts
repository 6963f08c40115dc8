import type {ProblemCatalog} from '@lectern/types'

/** Problems with bundling code and styles. */
export const problemCatalog = {
  'import-missing': {
    topic: 'code',
    explanation:
      "A component, page or stylesheet imports a file or package that can't be found. Check the spelling and case, because a path that works on macOS or Windows can fail on Linux. Add imported packages to the site's own `package.json`."
  },
  'export-missing': {
    topic: 'code',
    explanation:
      "A module imports a name that the other module doesn't export. Check the spelling, and whether the export is a default export: `import Card from` reads the default export, and `import {Card} from` reads a name. In Docusaurus projects this is a warning, as it is in Docusaurus: the imported value is `undefined`, which is harmless only where it's never used."
  },
  'bundle-failed': {
    topic: 'code',
    explanation:
      "A component isn't valid TypeScript or JavaScript, or a stylesheet isn't valid CSS. The error shows where the parser stopped. The cause is there or shortly before."
  },
  'import-circular': {
    topic: 'markdown',
    explanation:
      'Partials import each other in a cycle, so none of them can be compiled. The message lists the cycle. Move the shared text to a partial that imports nothing.'
  },
  'page-without-default-export': {
    topic: 'rendering',
    explanation:
      'Each file in the pages folder is a page, so its default export has to be a component. If the file is a helper, start its name with `_` or move it to a different folder.'
  },
  'sass-missing': {
    topic: 'code',
    explanation:
      "The site has a `.scss` or `.sass` stylesheet, but neither `sass` nor `sass-embedded` is installed. Lectern doesn't include a Sass compiler, because most sites use plain CSS."
  },
  'sass-invalid': {
    topic: 'code',
    explanation: "Sass can't compile a stylesheet. The message and the position come from Sass.",
    example: {
      message: "The stylesheet src/css/custom.scss can't be compiled: Undefined variable.",
      hint: 'Fix the stylesheet at this position.',
      test: 'packages/bundler/src/loaders/stylesheets.test.ts'
    }
  },
  'less-missing': {
    topic: 'code',
    explanation:
      "The site has a `.less` stylesheet, but the `less` package isn't installed. Lectern doesn't include a Less compiler, because most sites use plain CSS."
  },
  'less-invalid': {
    topic: 'code',
    explanation: "Less can't compile a stylesheet. The message and the position come from Less.",
    example: {
      message: "The stylesheet src/css/custom.less can't be compiled: variable @deep is undefined.",
      hint: 'Fix the stylesheet at this position.',
      test: 'packages/bundler/src/loaders/stylesheets.test.ts'
    }
  },
  'postcss-missing': {
    topic: 'code',
    explanation:
      "The site configures PostCSS, but `postcss` or one of the configured plugins isn't installed. Add these packages to the site's own `package.json`."
  },
  'postcss-failed': {
    topic: 'code',
    explanation:
      "A PostCSS plugin can't process a stylesheet. For example, `@apply` uses a class that doesn't exist in Tailwind. The message and the position come from the plugin.",
    example: {
      message:
        "The PostCSS plugin tailwindcss can't process src/css/custom.css: The `fley` class doesn't exist.",
      hint: 'Fix the stylesheet at this position, or the options of the plugin.',
      test: 'tests/stylesheets.test.ts'
    }
  },
  'css-invalid': {
    topic: 'code',
    policy: 'warn',
    explanation:
      'A brace, comment or string in a stylesheet has no end, or there is one brace too many. The rules after it may have no effect. The hint shows where the block starts.'
  },
  'css-url-missing': {
    topic: 'code',
    policy: 'warn',
    explanation:
      "A URL in CSS starts with `/`, but the file isn't in a static folder or elsewhere in the site. The build succeeds and doesn't change the URL, so browsers request a file that's probably missing."
  },
  'theme-component-missing': {
    topic: 'plugins',
    explanation:
      "A route uses a theme component that isn't in any of your site's themes. If names are similar, the message lists them. The plugin that adds this route usually comes with a theme. Add that theme to `themes`. A site without any theme needs one, e.g. from the `classic` preset."
  }
} satisfies ProblemCatalog

/** Problem codes for bundling code and styles. */
export type BundlerProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes for bundling code and styles. */
    bundler: BundlerProblemCode
  }
}
