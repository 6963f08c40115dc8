import ApiField from '@theme/ApiField'
import Accordion from '@theme/Accordion'
import Badge from '@theme/Badge'
import Card from '@theme/Card'
import CardGrid from '@theme/CardGrid'
import Column from '@theme/Column'
import Columns from '@theme/Columns'
import FileTree from '@theme/FileTree'
import Frame from '@theme/Frame'
import Kbd from '@theme/Kbd'
import LinkButton from '@theme/LinkButton'
import ParamTable from '@theme/ParamTable'
import Steps from '@theme/Steps'
import Tooltip from '@theme/Tooltip'
import type {ReactNode} from 'react'
import {expect, test} from 'vitest'
import {renderSample} from '../fixtures/render-sample.js'

const ICON =
  '<svg aria-hidden="true" class="theme-icon" height="24" viewBox="0 0 24 24" width="24"><path d="M20 6L9 17l-5-5"></path></svg>'

/** The HTML that the compiler creates for literal attributes, with sorted attributes. */
const CASES: readonly [name: string, node: ReactNode, html: string][] = [
  [
    'Card',
    <Card key="a" title="Feed" href="/feed" iconPath="M20 6L9 17l-5-5">
      <p>Words.</p>
    </Card>,
    `<div class="theme-card theme-card--link">${ICON}<p class="theme-card-title"><a href="/base/feed">Feed</a></p><p>Words.</p></div>`
  ],
  [
    'CardGrid',
    <CardGrid key="a" columns={2}>
      <Card title="A" />
    </CardGrid>,
    '<div class="theme-card-grid theme-grid--2"><div class="theme-card"><p class="theme-card-title">A</p></div></div>'
  ],
  [
    'Columns',
    <Columns key="a">
      <Column>A</Column>
    </Columns>,
    '<div class="theme-columns"><div class="theme-column">A</div></div>'
  ],
  ['Steps', <Steps key="a">A</Steps>, '<div class="theme-steps">A</div>'],
  ['FileTree', <FileTree key="a">A</FileTree>, '<div class="theme-file-tree">A</div>'],
  [
    'Accordion',
    <Accordion key="a" title="When?" group="a" open>
      <p>May.</p>
    </Accordion>,
    '<details class="details theme-accordion" name="a" open=""><summary>When?</summary><div class="theme-accordion-content"><p>May.</p></div></details>'
  ],
  [
    'ApiField',
    <ParamTable key="a">
      <ApiField name="limit" type="number" default="20" required deprecated>
        <p>Words.</p>
      </ApiField>
    </ParamTable>,
    '<div class="theme-param-table"><div class="theme-api-field"><p class="theme-api-field-head"><code class="theme-api-field-old">limit</code> <span class="theme-api-field-type">number</span> <span class="theme-api-field-type">= 20</span> <span class="badge theme-badge--danger">required</span> <span class="badge theme-badge--warning">deprecated</span></p><p>Words.</p></div></div>'
  ],
  [
    'Badge',
    <Badge key="a" tone="info">
      New
    </Badge>,
    '<span class="badge theme-badge--info">New</span>'
  ],
  [
    'Kbd',
    <Kbd key="a">Ctrl+K</Kbd>,
    '<span class="theme-keys"><kbd>Ctrl</kbd>+<kbd>K</kbd></span>'
  ],
  [
    'LinkButton',
    <LinkButton key="a" href="/go" variant="secondary" iconPath="M20 6L9 17l-5-5">
      Go
    </LinkButton>,
    `<a class="theme-button" href="/base/go">${ICON}Go</a>`
  ]
]

test.each(CASES)('%s has the HTML of the compiler', (_name, node, html) => {
  expect(renderSample(node)).toBe(html)
})

test('a tooltip opens a popover with its explanation', () => {
  const html = renderSample(<Tooltip text="Eggs & more">clutch</Tooltip>)
  const [, id = ''] = /popoverTarget="([^"]+)"/i.exec(html) ?? []
  expect(html.replaceAll(id, 'ID')).toMatch(
    /^<span class="theme-tooltip"><button popovertarget="ID" type="button">clutch<\/button><span class="theme-tooltip-text" id="ID" popover="auto">Eggs &amp; more<\/span><\/span>$/i
  )
})

test('a frame enlarges a single image, and nothing else', () => {
  const image = <img src="/a.png" alt="A" />
  expect(renderSample(<Frame>{image}</Frame>)).toContain('popover="auto"')
  expect(renderSample(<Frame zoom="off">{image}</Frame>)).not.toContain('popover')
  expect(renderSample(<Frame caption="A">text</Frame>)).toBe(
    '<figure class="theme-frame"><div class="theme-frame-content">text</div><figcaption>A</figcaption></figure>'
  )
})
