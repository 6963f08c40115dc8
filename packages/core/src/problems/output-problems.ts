import type {ProblemCatalog} from '@lectern/types'

/** Problems of rendering and of the output folder. */
export const outputProblems = {
  'policy-blocks-code': {
    topic: 'rendering',
    policy: 'warn',
    explanation:
      "The site has a [content security policy](../deployment.md#content-security-policy), and a page contains a style, a script or a file from another host that the policy doesn't allow. Browsers ignore it. The message shows the hash of an inline script, which you can add to `script-src`."
  },
  'host-limit-exceeded': {
    topic: 'output',
    policy: 'warn',
    explanation:
      'The site writes [files for a host](../deployment.md#host-files), and a file exceeds a limit of that host. The host silently ignores the rest. Redirects that it ignores still work through generated pages.'
  },
  'output-missing': {
    topic: 'output',
    explanation:
      "`site serve`, `site check` and `site deploy --skip-build` need a built site, and this folder doesn't have one."
  },
  'output-not-ours': {
    topic: 'output',
    explanation:
      "A build replaces the output folder. To protect your files, the build stops if the folder contains files that don't look like a built site."
  },
  'output-path-invalid': {
    topic: 'output',
    explanation:
      "A file of the output has a path that isn't inside the output folder, or that some systems don't allow: a name with a backslash, a control character or more than 255 bytes.",
    example: {
      message: 'The output path "../x.txt" has the segment \'..\'.',
      hint: 'Rename the file, or fix the plugin that adds it.',
      test: 'packages/core/src/output/output-folder.test.ts'
    }
  },
  'output-unwritable': {
    topic: 'output',
    explanation:
      "The output folder can't be created or replaced. Check its owner: a container or `sudo` may have created it as a different user. The previous output is unchanged."
  },
  'disk-full': {
    topic: 'output',
    explanation:
      "There's no space left for the new output. The previous output is unchanged. `site clear` deletes the cache, which can be large.",
    example: {
      message: "The disk is full, so /srv/www can't be written.",
      hint: 'Free some disk space and build again.',
      test: 'packages/core/src/cache/disk-errors.test.ts'
    }
  },
  'cache-unwritable': {
    topic: 'output',
    explanation:
      'A build keeps its cache in `.site` in the site root, even if the output goes to a different folder. Check the write permission of the site root, or copy the site to a writable folder.'
  }
} satisfies ProblemCatalog
