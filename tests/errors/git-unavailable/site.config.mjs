const shown = {showLastUpdateTime: true, showLastUpdateAuthor: true}

export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {search: false, docs: shown, blog: shown, pages: shown}]]
}
