/** Edits to a built site, its sources and its configuration. Files are relative to the site root. */
export interface CheckCase {
  name: string
  /** Replacements by file. The text to replace occurs once. */
  replace?: Readonly<Record<string, readonly [before: string, after: string]>>
  /** A replacement in every HTML file that contains the text. */
  replaceInPages?: readonly [before: string, after: string]
  /** Text to append to new or existing files. */
  append?: Readonly<Record<string, string>>
  remove?: readonly string[]
  check?: object
  /** Expected findings: rule, position and part of the message. */
  found: readonly (readonly [rule: string, location: string, message: string])[]
}

const INTRO = 'build/docs/intro/index.html'
const COLOURS = 'build/docs/guides/colours/index.html'
const NESTS = 'build/docs/guides/nests/index.html'
const HOME = 'build/index.html'
const STYLES = 'build/css/extra.css'
/** Occurs once in the HTML of a docs page. */
const MAIN = '<div data-static-content="0">'

/** Adds HTML to a page, and the equivalent Markdown to its source. */
function write(html: string, markdown = html): Pick<CheckCase, 'replace' | 'append'> {
  return {
    replace: {[COLOURS]: [MAIN, MAIN + html]},
    append: {'docs/guides/colours.md': `\n${markdown}\n`}
  }
}

const SOURCE = 'docs/guides/colours.md'

/** Variants of each kind of problem. Each causes exactly the listed findings. */
export const CHECK_CASES: readonly CheckCase[] = [
  {
    name: 'a link to a missing page',
    ...write('<a href="/base/docs/nets">x</a>', '[x](/docs/nets)'),
    found: [
      ['broken-link', `${SOURCE}:12:5`, "The link to /docs/nets is broken: the page doesn't exist."]
    ]
  },
  {
    name: 'a link relative to the page',
    ...write('<a href="./nets?a=b#c">x</a>', 'See [x][ref].\n\n[ref]: ./nets?a=b#c'),
    found: [
      [
        'broken-link',
        `${SOURCE}:14:8`,
        "The link to /docs/guides/nets is broken: the page doesn't exist."
      ]
    ]
  },
  {
    name: 'a full URL of a missing page',
    ...write('<a href="https://docs.birds.org/base/docs/nets">x</a>'),
    found: [
      [
        'broken-link',
        `${SOURCE}:12:10`,
        "The link to /docs/nets is broken: the page doesn't exist."
      ]
    ]
  },
  {
    name: 'a link without the base URL',
    ...write('<a href="/docs/intro">x</a>'),
    found: [['broken-link', `${SOURCE}:12:10`, 'The link to /docs/intro is missing the base URL']]
  },
  {
    name: "a link that isn't a URL",
    ...write('<a href="https://[birds]/">x</a>'),
    found: [['broken-link', `${SOURCE}:12:10`, "The link https://[birds]/ isn't a valid URL."]]
  },
  {
    name: 'a link in a different case, which works on some file systems',
    ...write('<a href="/base/docs/Intro">x</a>', '[x](/docs/Intro)'),
    found: [
      [
        'broken-link',
        `${SOURCE}:12:5`,
        "The link to /docs/Intro is broken: the page doesn't exist."
      ]
    ]
  },
  {
    name: 'links in two sources to a deleted page',
    remove: [COLOURS],
    // The page's canonical link no longer has its URL, but links to it do.
    found: [
      [
        'broken-link',
        'blog/2026-01-31-first.md:7:22',
        'The link to /docs/guides/colours is broken'
      ],
      // The pagination link from the next page to the previous one, which the theme generates.
      ['broken-link', `${NESTS}:1:`, 'The link to /docs/guides/colours is broken'],
      ['broken-link', 'docs/intro.md:6:19', 'The link to /docs/guides/colours is broken'],
      ['redirect-target-missing', 'site.config.mjs:17:18', 'The redirect from /docs/paint']
    ]
  },
  {
    name: 'a missing anchor on the same page',
    ...write('<a href="#mixin">x</a>', '[x](#mixin)'),
    found: [['broken-anchor', `${SOURCE}:12:5`, 'The link to #mixin is broken']]
  },
  {
    name: 'a missing anchor on a page that is linked by its file',
    ...write('<a href="/base/docs/intro#Below">x</a>', '[x](../intro.md#Below)'),
    found: [['broken-anchor', `${SOURCE}:12:5`, 'The link to /docs/intro#Below']]
  },
  {
    name: 'a missing anchor after a redirect',
    ...write('<a href="/base/docs/start#over">x</a>', '[x](/docs/start#over)'),
    found: [['broken-anchor', `${SOURCE}:12:5`, 'The link to /docs/intro#over']]
  },
  {
    name: 'a missing anchor in a component',
    replace: {
      [NESTS]: ['/base/docs/intro#below', '/base/docs/intro#beyond'],
      'src/components/Twig.jsx': ['/base/docs/intro#below', '/base/docs/intro#beyond']
    },
    found: [['broken-anchor', 'src/components/Twig.jsx:4:30', 'The link to /docs/intro#beyond']]
  },
  {
    name: 'an ID that the page no longer has',
    replace: {[INTRO]: ['id="below"', 'id="beneath"']},
    found: [
      ['broken-anchor', 'docs/intro.md:12:13', 'The link to #below'],
      ['broken-anchor', 'src/components/Twig.jsx:4:30', 'The link to /docs/intro#below']
    ]
  },
  {
    name: "an image that doesn't exist",
    ...write('<img src="/base/img/nets.svg" alt="">', '![](/img/nets.svg)'),
    found: [['missing-asset', `${SOURCE}:12:5`, "The image /img/nets.svg doesn't exist."]]
  },
  {
    name: 'an image whose published file was deleted',
    remove: ['build/assets/images/twig'],
    found: [['missing-asset', 'docs/guides/nests.mdx:10:11', 'The image /assets/images/twig']]
  },
  {
    name: 'an image without a URL',
    ...write('<img alt="A bird">'),
    found: [['missing-asset', COLOURS, 'An image has an empty URL']]
  },
  {
    name: 'a missing image in a srcset',
    remove: ['build/img/nest-large.svg'],
    found: [['missing-asset', 'docs/intro.md:21:57', 'The image /img/nest-large.svg']]
  },
  {
    name: 'a missing download',
    remove: ['build/files/list.txt'],
    found: [['broken-link', 'docs/intro.md:12:67', 'The link to /files/list.txt']]
  },
  {
    name: 'a missing video',
    remove: ['build/files/nest.webm'],
    found: [['missing-asset', 'docs/guides/nests.mdx:12:13', 'The media file /files/nest.webm']]
  },
  {
    name: 'a missing frame',
    ...write('<iframe src="/base/frame.html" title="x"></iframe>'),
    found: [['missing-asset', `${SOURCE}:12:14`, 'The frame /frame.html']]
  },
  {
    name: 'a missing preview image',
    replace: {
      [HOME]: [
        '<title>',
        '<meta property="og:image" content="https://docs.birds.org/base/img/card.png"><title>'
      ]
    },
    found: [['missing-asset', HOME, 'The image /img/card.png']]
  },
  {
    name: 'a missing file in a stylesheet',
    append: {[STYLES]: '\n.egg { background: url(/base/img/egg.svg) }\n'},
    found: [['missing-asset', `${STYLES}:6:20`, 'The file /img/egg.svg']]
  },
  {
    name: 'a missing stylesheet that a stylesheet imports',
    append: {[STYLES]: "\n@import 'more.css';\n"},
    found: [['missing-asset', `${STYLES}:6:1`, 'The file /css/more.css']]
  },
  {
    name: 'a missing file in a style attribute',
    ...write('<p style="background: url(/base/img/egg.svg)">x</p>'),
    found: [['missing-asset', COLOURS, 'The image /img/egg.svg']]
  },
  {
    name: 'a missing file in a style element',
    ...write('<style>p { background: url("/base/img/egg.svg") }</style>'),
    found: [['missing-asset', COLOURS, 'The image /img/egg.svg']]
  },
  {
    name: 'a missing stylesheet in the configuration',
    remove: ['build/css/extra.css'],
    found: [['missing-asset', 'site.config.mjs:9:17', 'The stylesheet /css/extra.css']]
  },
  {
    name: 'two redirects in a host file that form a loop',
    append: {'build/_redirects': '/base/a /base/b 301\n/base/b /base/a 301\n'},
    found: [['redirect-loop', 'build/_redirects:3:1', 'The redirects from /a and /b form a loop.']]
  },
  {
    name: 'a redirect to itself',
    append: {'build/_redirects': '/base/a /base/a/ 301\n'},
    found: [['redirect-loop', 'build/_redirects:3:1', 'The redirects from /a form a loop.']]
  },
  {
    name: 'a redirect to another redirect',
    append: {'build/_redirects': '/base/begin /base/docs/start 301\n'},
    found: [['redirect-chain', 'build/_redirects:3:1', '/begin → /docs/start → …']]
  },
  {
    name: 'a redirect page with a missing target',
    append: {
      'build/old/index.html':
        '<!doctype html><html lang="en"><head><meta http-equiv="refresh" content="0; url=/base/gone"><title>x</title></head></html>'
    },
    found: [
      [
        'redirect-target-missing',
        'build/old/index.html:1:38',
        'The redirect from /old is broken: the page /base/gone'
      ]
    ]
  },
  {
    name: 'an nginx rule with a missing target',
    append: {
      'build/_nginx.conf': 'location = "/base/old" {\n  return 301 "/base/gone$is_args$args";\n}\n'
    },
    found: [
      [
        'redirect-target-missing',
        'build/_nginx.conf',
        'The redirect from /old is broken: the page /base/gone'
      ]
    ]
  },
  {
    name: 'an orphan page',
    replaceInPages: ['href="/base/blog/2026/01/31/first"', 'href="/base/blog"'],
    found: [
      ['orphan-page', 'blog/2026-01-31-first.md', 'The page /blog/2026/01/31/first is an orphan']
    ]
  },
  {
    name: 'no finding for a page in a sidebar',
    replaceInPages: ['href="/base/docs/guides/nests"', 'href="/base/docs/intro"'],
    found: []
  },
  {
    name: 'two pages with the same title',
    replace: {[NESTS]: ['<title>Nests', '<title>Colours']},
    found: [
      [
        'duplicate-title',
        `${SOURCE}:2:1`,
        'The title "Colours | Checked" is used by 2 pages: /docs/guides/colours, /docs/guides/nests.'
      ]
    ]
  },
  {
    name: 'two pages with the same description, if the rule is on',
    replace: {
      [NESTS]: [
        'name="description" content="What nests are made from."',
        'name="description" content="What birds are."'
      ]
    },
    check: {rules: {'duplicate-description': 'warn'}},
    found: [
      [
        'duplicate-description',
        'docs/guides/nests.mdx:3:1',
        'The description "What birds are." is used by 2 pages'
      ]
    ]
  },
  {
    name: 'a duplicate ID',
    ...write('<p id="twice">x</p><p id="twice">y</p>', '<p id="twice">x</p>\n<p id="twice">y</p>'),
    found: [['duplicate-id', `${SOURCE}:13:4`, 'The ID `twice` is used more than once']]
  },
  {
    name: 'an image without alternative text',
    ...write('<img src="/base/img/nest.svg">', '<img src="/img/nest.svg">'),
    found: [
      ['missing-alt', `${SOURCE}:12:11`, 'The image /base/img/nest.svg on /docs/guides/colours']
    ]
  },
  {
    name: 'a page without a title',
    replace: {[NESTS]: ['<title>Nests | Checked</title>', '']},
    found: [['missing-title', 'docs/guides/nests.mdx', 'The page /docs/guides/nests has no title.']]
  },
  {
    name: 'a page without a language',
    replace: {[NESTS]: ['<html lang="en"', '<html']},
    found: [
      [
        'missing-lang',
        'docs/guides/nests.mdx',
        'The page /docs/guides/nests has no `lang` attribute'
      ]
    ]
  },
  {
    name: 'an image over HTTP',
    ...write(
      '<img src="http://pictures.birds.org/a.png" alt="">',
      '![](http://pictures.birds.org/a.png)'
    ),
    found: [
      ['mixed-content', `${SOURCE}:12:5`, 'The URL http://pictures.birds.org/a.png uses HTTP']
    ]
  },
  {
    name: 'a font over HTTP in a stylesheet',
    append: {[STYLES]: '\n@font-face { src: url(http://fonts.birds.org/a.woff2) }\n'},
    found: [['mixed-content', `${STYLES}:6:19`, 'The URL http://fonts.birds.org/a.woff2 uses HTTP']]
  },
  {
    name: 'a page with more HTML than its budget',
    append: {[NESTS]: `<!-- ${'nest and twig, '.repeat(5)} -->`},
    check: {budgets: {'/docs/guides/*': {html: 500}, '/docs/guides/colours': {html: 1_000_000}}},
    found: [['budget-exceeded', 'docs/guides/nests.mdx', 'The page /docs/guides/nests is']]
  },
  {
    name: 'pages of a plugin with more JavaScript than their budget',
    check: {
      budgets: {blog: {js: 1000}, 'docs/other': {js: 1}, pages: {js: 1_000_000, css: 100_000}}
    },
    found: [
      ['budget-exceeded', 'blog/2026-01-31-first.md', 'The page /blog/2026/01/31/first is'],
      ['budget-exceeded', 'build/blog/archive/index.html', 'over its JavaScript budget'],
      ['budget-exceeded', 'build/blog/index.html', 'over its JavaScript budget'],
      ['budget-exceeded', 'build/blog/tags/index.html', 'over its JavaScript budget'],
      ['budget-exceeded', 'build/blog/tags/news/index.html', 'over its JavaScript budget']
    ]
  },
  {
    name: 'a page with larger images than its budget',
    check: {budgets: {'*': {images: 10}, docs: {images: 10_000}}},
    found: []
  }
]
