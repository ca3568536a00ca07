/** Games have the same name in every language, and their ids are derived from it. */
export function titleOf(game: string): string {
  return game
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
}
