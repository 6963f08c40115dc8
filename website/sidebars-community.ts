/** The only sidebar of the community section. */
export default {
  community: ['support', 'team', 'resources', 'contributing', 'canary', 'release-process']
}
