export function playRivalMatch(below: (n: number) => number): number;
