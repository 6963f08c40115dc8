import {checkOpenSearch} from './check-open-search.js'
import {HOME, testFileCheck} from './test-table.js'

const OPEN_SEARCH = `<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Birds &amp; nests 16</ShortName><Description>Search</Description>
<Url type="text/html" template="${HOME}search?q={searchTerms}"/></OpenSearchDescription>`

testFileCheck('a description of the search', {
  file: 'opensearch.xml',
  text: OPEN_SEARCH,
  check: checkOpenSearch,
  invalid: [
    ['a long name', ' 16<', ' of 17<', /ShortName has/],
    ['no name', '<ShortName>Birds &amp; nests 16</ShortName>', '', /ShortName occurs never/],
    ['no description', 'Search<', '<', /Description has 0/],
    ['no page', 'text/html', 'application/json', /no URL is a page/],
    ['no place for words', '{searchTerms}', '', /no place for words/],
    ['a page that is gone', '/search?', '/gone?', /no page/],
    ['another namespace', 'opensearch/1.1', 'opensearch/1.0', /the root is/]
  ]
})
