/** Games keep their published names in every language; their ids are made of them. */
export function titleOf(game: string): string {
  return game
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
}
