const span = 1.8

// #region glide
/** Metres over the ground from a height. */
export function glide(height: number): number {
  return span * 6 * height
}
// #endregion glide
