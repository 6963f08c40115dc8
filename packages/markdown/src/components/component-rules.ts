import {
  createAccordion,
  createBox,
  createCard,
  createCardGrid,
  createColumns
} from '@lectern/shared/content-components/box-parts'
import {
  createBadge,
  createKbd,
  createLinkButton,
  createTooltip,
  TONES
} from '@lectern/shared/content-components/inline-parts'
import {createApiField} from '@lectern/shared/content-components/param-parts'
import {plainText} from '../tree/plain-text.js'
import {
  createAnnotatedCode,
  createCodeTabs,
  createDiff,
  createPackageManagers
} from './code-components.js'
import {type AttributeRule, type ComponentRule, countOf, textOf, titleOf} from './component-use.js'
import {createFrameHtml} from './create-frame.js'
import {createHtmlAt} from './create-html.js'
import {createPreview} from './create-preview.js'
import {createIcon} from './icons.js'

const TEXT: AttributeRule = {type: 'text'}
const NEEDED: AttributeRule = {type: 'text', isRequired: true}
const FLAG: AttributeRule = {type: 'flag'}
const COUNT: AttributeRule = {type: 'count'}

/** Components that lay out blocks. */
const BOXES: Readonly<Record<string, ComponentRule>> = {
  Card: {
    directive: 'card',
    label: 'title',
    attributes: {title: TEXT, icon: TEXT, href: TEXT},
    create: (use) =>
      createCard(createHtmlAt(use.position), {
        title: titleOf(use, 'title'),
        icon: createIcon(use, 'icon'),
        href: textOf(use, 'href'),
        children: use.children
      })
  },
  CardGrid: {
    directive: 'card-grid',
    attributes: {columns: COUNT},
    create: (use) =>
      createCardGrid(createHtmlAt(use.position), {
        columns: countOf(use, 'columns'),
        children: use.children
      })
  },
  Columns: {
    directive: 'columns',
    attributes: {columns: COUNT},
    create: (use) =>
      createColumns(createHtmlAt(use.position), {
        columns: countOf(use, 'columns'),
        children: use.children
      })
  },
  Column: {
    directive: 'column',
    attributes: {},
    create: (use) => createBox(createHtmlAt(use.position), 'theme-column', use.children)
  },
  Steps: {
    directive: 'steps',
    attributes: {},
    create: (use) => createBox(createHtmlAt(use.position), 'theme-steps', use.children)
  },
  FileTree: {
    directive: 'file-tree',
    attributes: {},
    create: (use) => createBox(createHtmlAt(use.position), 'theme-file-tree', use.children)
  },
  Accordion: {
    directive: 'accordion',
    label: 'title',
    attributes: {title: NEEDED, group: TEXT, open: FLAG},
    create: (use) =>
      createAccordion(createHtmlAt(use.position), {
        title: titleOf(use, 'title'),
        group: textOf(use, 'group'),
        open: use.attributes.open === true,
        children: use.children
      })
  },
  Frame: {
    directive: 'frame',
    label: 'caption',
    attributes: {caption: TEXT, zoom: {type: 'text', values: ['on', 'off']}},
    create: createFrameHtml
  },
  ParamTable: {
    directive: 'param-table',
    attributes: {},
    create: (use) => createBox(createHtmlAt(use.position), 'theme-param-table', use.children)
  },
  ApiField: {
    directive: 'api-field',
    label: 'name',
    attributes: {
      name: NEEDED,
      id: TEXT,
      type: TEXT,
      href: TEXT,
      default: TEXT,
      required: FLAG,
      deprecated: FLAG
    },
    create: (use) =>
      createApiField(createHtmlAt(use.position), {
        name: use.label.length > 0 ? plainText(use.label) : (textOf(use, 'name') ?? ''),
        id: textOf(use, 'id'),
        type: textOf(use, 'type'),
        href: textOf(use, 'href'),
        value: textOf(use, 'default'),
        required: use.attributes.required === true,
        deprecated: use.attributes.deprecated === true,
        children: use.children
      })
  }
}

/** Inline components. */
const INLINE: Readonly<Record<string, ComponentRule>> = {
  Badge: {
    directive: 'badge',
    isInline: true,
    attributes: {tone: {type: 'text', values: TONES}},
    create: (use) => {
      const tone = TONES.find((known) => known === use.attributes.tone)
      return createBadge(createHtmlAt(use.position), {tone, children: use.children})
    }
  },
  Kbd: {
    directive: 'kbd',
    isInline: true,
    attributes: {},
    create: (use) => createKbd(createHtmlAt(use.position), plainText(use.children))
  },
  LinkButton: {
    directive: 'link-button',
    isInline: true,
    attributes: {
      href: NEEDED,
      icon: TEXT,
      variant: {type: 'text', values: ['primary', 'secondary']}
    },
    create: (use) =>
      createLinkButton(createHtmlAt(use.position), {
        href: textOf(use, 'href') ?? '',
        icon: createIcon(use, 'icon'),
        secondary: use.attributes.variant === 'secondary',
        children: use.children
      })
  },
  Tooltip: {
    directive: 'tooltip',
    isInline: true,
    attributes: {text: NEEDED, href: TEXT},
    create: (use) =>
      createTooltip(createHtmlAt(use.position), {
        id: use.id,
        text: textOf(use, 'text') ?? '',
        href: textOf(use, 'href'),
        children: use.children
      })
  },
  Icon: {
    directive: 'icon',
    isInline: true,
    isStatic: true,
    attributes: {name: NEEDED, label: TEXT},
    create: (use) => createIcon(use, 'name', textOf(use, 'label')) ?? {type: 'text', value: ''}
  }
}

/** Components that show code. */
const CODE: Readonly<Record<string, ComponentRule>> = {
  CodeTabs: {
    directive: 'code-tabs',
    isStatic: true,
    attributes: {group: TEXT},
    create: createCodeTabs
  },
  Diff: {directive: 'diff', isStatic: true, attributes: {}, create: createDiff},
  AnnotatedCode: {
    directive: 'annotated-code',
    isStatic: true,
    attributes: {},
    create: createAnnotatedCode
  },
  Preview: {
    directive: 'preview',
    isStatic: true,
    attributes: {isolated: FLAG, stylesheet: TEXT},
    create: createPreview
  },
  PackageManagers: {
    directive: 'package-managers',
    isStatic: true,
    attributes: {
      package: NEEDED,
      command: {type: 'text', values: ['install', 'remove', 'run', 'exec', 'create']},
      dev: FLAG
    },
    create: createPackageManagers
  }
}

/** Writer components, by their names in MDX. */
export const COMPONENT_RULES: Readonly<Record<string, ComponentRule>> = {
  ...BOXES,
  ...INLINE,
  ...CODE
}
