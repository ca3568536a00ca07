export const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const HAND_SIZE = 3;
