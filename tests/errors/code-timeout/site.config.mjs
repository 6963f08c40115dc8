const {CASE} = process.env
while (CASE === 'config') {}

export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false}]],
  plugins: CASE === 'hook' ? ['./plugins/birds.mjs'] : []
}
