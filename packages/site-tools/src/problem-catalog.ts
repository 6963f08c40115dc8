import type {ProblemCatalog} from '@lectern/types'

/** Problems with swizzling, translations and deployments. */
export const problemCatalog = {
  'swizzle-theme-missing': {
    topic: 'swizzling',
    explanation:
      "[`site swizzle`](../swizzling.md) copies or wraps theme components, but the configuration doesn't contain a theme."
  },
  'swizzle-theme-unknown': {
    topic: 'swizzling',
    explanation:
      "Your site doesn't have a theme with this name. The hint lists the available themes."
  },
  'swizzle-component-unknown': {
    topic: 'swizzling',
    explanation:
      "None of your site's themes has a component with this name. If names are similar, the hint lists them."
  },
  'swizzle-unsafe': {
    topic: 'swizzling',
    explanation:
      'The component is internal, so it may change in any release. To continue, add `--danger`. Wrapping is safer than ejecting, because the wrapped component still gets updates.'
  },
  'swizzle-forbidden': {
    topic: 'swizzling',
    explanation:
      "The theme doesn't allow this action for the component, because the copy or wrapper would break. The hint shows the allowed action."
  },
  'swizzle-target-exists': {
    topic: 'swizzling',
    explanation: '`src/theme` already contains a component with this name. Nothing was overwritten.'
  },
  'swizzle-import-private': {
    topic: 'swizzling',
    explanation:
      "The component imports a module that isn't exported by its package, so a copy in your site couldn't import the module. Wrap the component instead.",
    example: {
      message:
        "The component `Card` can't be ejected: it imports ../secret.js, which lectern-theme-forest doesn't export.",
      hint: 'Wrap it instead: `site swizzle Card --wrap`.',
      test: 'packages/site-tools/src/swizzle/override-component.test.ts'
    }
  },
  'swizzle-copy-unknown': {
    topic: 'swizzling',
    explanation:
      "`--diff` and `--merge` compare your copy of a component with the theme. Your site has no copy of this component, or the copy isn't listed in `swizzled.json`."
  },
  'swizzle-conflict': {
    topic: 'swizzling',
    explanation:
      'Your copy and the theme changed the same lines. The file now contains both versions between `<<<<<<<` and `>>>>>>>`. Keep the correct lines and delete the markers.'
  },
  'swizzle-merge-unfinished': {
    topic: 'swizzling',
    explanation:
      'The file still contains conflict markers from an earlier merge. Resolve them before you merge again.'
  },
  'swizzle-component-gone': {
    topic: 'swizzling',
    explanation:
      "The installed version of the theme no longer has the component, so your copy isn't used. To list the current components, run `site swizzle --list`."
  },
  'swizzle-origins-invalid': {
    topic: 'swizzling',
    explanation:
      "`swizzled.json` isn't valid. It records the theme version that each copy is based on. Your copies still work, but you can't compare or merge them."
  },
  'swizzled-component-outdated': {
    topic: 'swizzling',
    policy: 'warn',
    explanation:
      'The theme has changed since you [ejected](../swizzling.md#upgrades) a component. Your copy still works but lacks fixes. To show the changes, run `site swizzle --diff`. To apply them and remove the warning, run `site swizzle --merge`.'
  },
  'translation-not-static': {
    topic: 'translations',
    policy: 'warn',
    explanation:
      '`site write-translations` reads strings from your code without running it, so `id` and `message` have to be plain strings. Use `{name}` placeholders and `values` for the parts that change. If the ID has to be computed, add the string to the translation file manually.'
  },
  'translation-conflict': {
    topic: 'translations',
    policy: 'warn',
    explanation:
      'Two strings have the same ID but different messages. The first message is written to the translation file.'
  },
  'translation-stale': {
    topic: 'translations',
    explanation:
      'A page changed after its translation was last committed. You see this error only if you run [`site i18n:status --fail-on`](../i18n/git.md#in-a-pipeline).',
    example: {
      message: 'The `fr` translation of docs/intro.md is stale.',
      hint: 'Update the translation and commit it.',
      test: 'packages/site-tools/src/translations/status-problems.test.ts'
    }
  },
  'translation-missing': {
    topic: 'translations',
    explanation:
      "A page or a string isn't translated. You see this error only if you run [`site i18n:status --fail-on`](../i18n/git.md#in-a-pipeline)."
  },
  'deploy-target-missing': {
    topic: 'deployment',
    explanation:
      '[`site deploy`](../deployment.md#branch) needs a repository. Set `organizationName` and `projectName` in the configuration, or pass `--remote`.'
  },
  'deploy-branch-missing': {
    topic: 'deployment',
    explanation:
      "Repositories such as `birds.github.io` don't have a default deployment branch. Set the branch explicitly."
  },
  'deploy-target-invalid': {
    topic: 'deployment',
    explanation:
      "The name of the remote or branch isn't valid in Git, or the target folder is outside the repository. Nothing was changed."
  },
  'deploy-state-invalid': {
    topic: 'deployment',
    explanation:
      "The file `.deploy/state.json` at the target lists the deployed files. It's damaged, or a newer release of Lectern wrote it. If you delete it, the next deployment uploads all files."
  },
  'deploy-credentials-missing': {
    topic: 'deployment',
    explanation:
      '[`site deploy apply`](../deployment.md#deploy-by-content) reads credentials only from environment variables. The hint lists them.'
  },
  'deploy-limit-exceeded': {
    topic: 'deployment',
    explanation:
      "The host doesn't accept this number of files, or a file of this size. Nothing was uploaded.",
    example: {
      message: 'The site has 20001 files, but Cloudflare Workers accepts 20000.',
      hint: 'Deploy to a different target, or split the site.',
      test: 'packages/site-tools/src/publish/deploy-limits.test.ts'
    }
  },
  'deploy-request-failed': {
    topic: 'deployment',
    explanation:
      "The target refused a request of [`site deploy apply`](../deployment.md#deploy-by-content), or can't be reached. The site still works, because pages are uploaded last. If you run the command again, it continues where it stopped.",
    example: {
      message: 's3://birds responded to PUT index.html with HTTP status 403.',
      hint: 'Check the credentials in the environment and their permissions.',
      test: 'packages/site-tools/src/publish/s3-store.test.ts'
    }
  },
  'deploy-rollback-impossible': {
    topic: 'deployment',
    explanation:
      "`site deploy rollback` restores the previous deployment from files at the target. After the first deployment, or after several rollbacks, there's nothing to restore."
  },
  'deploy-failed': {
    topic: 'deployment',
    explanation:
      "A Git command failed during the deployment. The error includes Git's message, without passwords. Common causes are missing write access and a push by someone else at the same time. The branch is unchanged."
  }
} satisfies ProblemCatalog

/** Problem codes for swizzling, translating and deploying. */
export type SiteToolsProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes for swizzling, translating and deploying. */
    siteTools: SiteToolsProblemCode
  }
}
