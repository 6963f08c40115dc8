import HomeHero from '@theme/HomeHero'
import {expect, test} from 'vitest'
import {renderSample} from '../fixtures/render-sample.js'

const classOf = (title: React.ReactNode) =>
  /class="([^"]*)"/.exec(
    renderSample(
      <HomeHero title={title} tagline="Notes from the field." actions={null}>
        <img alt="A hide" />
      </HomeHero>
    )
  )?.[1]

test.each([
  ['a short title', 'Acme', true],
  ['a short title with markup', <b key="a">Field Notes</b>, true],
  ['a short Chinese title', '田野笔记', true],
  ['a long title', 'Fast documentation sites', false],
  ['a long Chinese title', '快速构建文档网站', false],
  ['an empty title', '', false]
])('the layout depends on the length of the title: %s', (_, title, isShort) => {
  const split = 'home-hero home-hero--split'
  expect(classOf(title)).toBe(isShort ? `${split} home-hero--short` : split)
})
