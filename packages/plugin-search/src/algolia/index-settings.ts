import type {IndexSettings} from '@algolia/client-search'

/** Index settings for DocSearch's modal, with filters for language and version. */
export const INDEX_SETTINGS: IndexSettings = {
  attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'version'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  searchableAttributes: [
    ...[0, 1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    'unordered(keywords)',
    'content'
  ],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  // Returns a single hit per URL, even if it has several records.
  attributeForDistinct: 'url',
  distinct: true,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  attributeCriteriaComputedByMinProximity: true,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
  // Punctuation that users type when they search for code.
  separatorsToIndex: '_-@/.'
}
