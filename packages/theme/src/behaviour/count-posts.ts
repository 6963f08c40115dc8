/** “One post”, “12 posts”. */
export function countPosts(count: number): string {
  return count === 1 ? 'One post' : `${count} posts`
}
