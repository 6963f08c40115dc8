export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {docs: false, search: false, blog: {feedOptions: {type: 'all', xslt: {rss: 'feed.xsl'}}}}]]
}
