import type {ProblemCatalog} from '@lectern/types'

/** Problems of bundling code and styles. */
export const problemCatalog = {
  'import-missing': {
    topic: 'code',
    explanation:
      "A component, a page or a stylesheet imports a file or a package that can't be found. Check spelling and case: a path that works on macOS or Windows can fail on Linux. Packages have to be in the site's own `package.json`."
  },
  'bundle-failed': {
    topic: 'code',
    explanation:
      "A component isn't valid TypeScript or JavaScript, or a stylesheet isn't valid CSS. The position is where the parser stopped; the cause is there or shortly before it."
  },
  'import-circular': {
    topic: 'markdown',
    explanation:
      'Partials import each other in a circle, so none of them could be completed. The message lists the circle. Move the shared text to a partial that imports nothing.'
  },
  'page-without-default-export': {
    topic: 'rendering',
    explanation:
      'A file in the pages folder is a page, so its default export has to be a component. If the file is a helper, start its name with `_` or move it out of the folder.'
  },
  'sass-missing': {
    topic: 'code',
    explanation:
      "A stylesheet ends in `.scss` or `.sass`, and neither `sass` nor `sass-embedded` is installed. Lectern doesn't include a compiler, since most sites use plain CSS."
  },
  'sass-invalid': {
    topic: 'code',
    explanation: "Sass can't compile a stylesheet. The message and the position are those of Sass.",
    example: {
      message: "The stylesheet src/css/custom.scss can't be compiled: Undefined variable.",
      hint: 'Fix the stylesheet at this position.',
      test: 'packages/bundler/src/loaders/stylesheets.test.ts'
    }
  },
  'less-missing': {
    topic: 'code',
    explanation:
      "A stylesheet ends in `.less`, and the package `less` isn't installed. Lectern doesn't include a compiler, since most sites use plain CSS."
  },
  'less-invalid': {
    topic: 'code',
    explanation: "Less can't compile a stylesheet. The message and the position are those of Less.",
    example: {
      message: "The stylesheet src/css/custom.less can't be compiled: variable @deep is undefined.",
      hint: 'Fix the stylesheet at this position.',
      test: 'packages/bundler/src/loaders/stylesheets.test.ts'
    }
  },
  'postcss-missing': {
    topic: 'code',
    explanation:
      "The site configures PostCSS, and the package `postcss` or a plugin of the list isn't installed. Packages have to be in the site's own `package.json`."
  },
  'postcss-failed': {
    topic: 'code',
    explanation:
      "A PostCSS plugin can't process a stylesheet. The message and the position are those of the plugin; for example, `@apply` names a class that Tailwind doesn't have.",
    example: {
      message:
        "The PostCSS plugin tailwindcss can't process src/css/custom.css: The `fley` class doesn't exist.",
      hint: 'Fix the stylesheet at this position, or the options of the plugin.',
      test: 'tests/stylesheets.test.ts'
    }
  },
  'css-url-missing': {
    topic: 'code',
    policy: 'warn',
    explanation:
      "A URL in CSS starts with `/`, and neither a static folder nor the site has the file. The build succeeds and keeps the URL as it is, so browsers request a file that's probably missing."
  },
  'theme-component-missing': {
    topic: 'plugins',
    explanation:
      'A route names a theme component that no theme of the site provides. Similar names are in the message. A plugin that adds this route usually comes with a theme that has to be in `themes`.'
  }
} satisfies ProblemCatalog

/** Codes of problems of bundling code and styles. */
export type BundlerProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems of bundling code and styles. */
    bundler: BundlerProblemCode
  }
}
