import type {ProblemCatalog} from '@lectern/types'

/** Problems with rendering and with the output folder. */
export const outputProblems = {
  'policy-blocks-code': {
    topic: 'rendering',
    policy: 'warn',
    explanation:
      "A page contains a style, a script or a file from another host that your [content security policy](../deployment.md#content-security-policy) doesn't allow, so browsers ignore it. For an inline script, the message shows a hash that you can add to `script-src`."
  },
  'host-limit-exceeded': {
    topic: 'output',
    policy: 'warn',
    explanation:
      "The build writes [configuration files for a host](../deployment.md#host-files), and one of these files exceeds the host's limit. The host silently ignores the rest of the file. Redirects in the ignored part still work through generated pages."
  },
  'output-missing': {
    topic: 'output',
    explanation:
      "`site serve`, `site check` and `site deploy --skip-build` need a built site, but this folder doesn't contain one."
  },
  'output-not-ours': {
    topic: 'output',
    explanation:
      "A build replaces the output folder. If the folder contains files that don't look like a built site, the build stops to protect your files."
  },
  'output-path-invalid': {
    topic: 'output',
    explanation:
      "The path of an output file isn't inside the output folder, or isn't allowed on some systems. Names can't contain a backslash or a control character, and can't be longer than 255 bytes.",
    example: {
      message: 'The output path "../x.txt" has the segment \'..\'.',
      hint: 'Rename the file, or fix the plugin that adds it.',
      test: 'packages/core/src/output/output-folder.test.ts'
    }
  },
  'output-unwritable': {
    topic: 'output',
    explanation:
      "The output folder can't be created or replaced. Check the folder's owner, because a container or `sudo` may have created it as a different user. The previous output is unchanged."
  },
  'disk-full': {
    topic: 'output',
    explanation:
      "There isn't enough disk space for the new output. The previous output is unchanged. The cache can be large. To free space, delete it with `site clear`.",
    example: {
      message: "The disk is full, so /srv/www can't be written.",
      hint: 'Free some disk space and build again.',
      test: 'packages/core/src/cache/disk-errors.test.ts'
    }
  },
  'cache-unwritable': {
    topic: 'output',
    explanation:
      'The build writes its cache to `.site` in the site root, even if the output goes to a different folder. Check that you can write to the site root, or copy the site to a writable folder.'
  }
} satisfies ProblemCatalog
