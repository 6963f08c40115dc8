import type {CheckedPage, CheckedSite} from '../site/checked-site.js'
import type {Finding} from '../findings/finding.js'

/**
 * Finds issues of individual pages. Rules: `duplicate-id`, `missing-alt`, `missing-title`, `missing-lang`. HTML files
 * in static folders aren't checked.
 */
export function findPageIssues({pages}: CheckedSite): Finding[] {
  return pages
    .filter(({plugin}) => plugin !== undefined)
    .flatMap((page) => [
      ...findRepeatedIds(page),
      ...findUnlabelled(page),
      ...(page.title ? [] : [missing(page, 'title')]),
      ...(page.lang ? [] : [missing(page, 'lang')])
    ])
}

function findRepeatedIds({path, file, repeatedIds}: CheckedPage): Finding[] {
  return [...new Map(repeatedIds.map((one) => [one.text, one])).values()].map(({text, at}) => ({
    rule: 'duplicate-id',
    message: `The ID \`${text}\` is used more than once on ${path}.`,
    hint: 'Use unique IDs. Links only reach the first element.',
    target: text,
    locations: [{file, at}],
    written: {kind: 'id', id: text}
  }))
}

function findUnlabelled({path, file, unlabelled}: CheckedPage): Finding[] {
  return unlabelled.map(({text, at}) => ({
    rule: 'missing-alt',
    message: `The image ${shorten(text)} on ${path} has no alt text.`,
    hint: 'Describe it in `alt`, or set `alt=""` if it is decorative.',
    target: text,
    locations: [{file, at}],
    written: {kind: 'reference', url: text}
  }))
}

/** Shortens a URL for messages, because data URLs can be long. */
function shorten(url: string): string {
  return url.length > 80 ? `${url.slice(0, 77)}...` : url
}

function missing({path, file}: CheckedPage, what: 'title' | 'lang'): Finding {
  const isTitle = what === 'title'
  return {
    rule: `missing-${what}`,
    message: isTitle
      ? `The page ${path} has no title.`
      : `The page ${path} has no \`lang\` attribute.`,
    hint: isTitle
      ? 'Set `title` in its front matter or in `Head`.'
      : 'Keep the default `lang` attribute of `html`, or set it in `Head`.',
    target: path,
    locations: [{file}]
  }
}
