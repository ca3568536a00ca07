/** Faces that can be shown with one touch; every client draws its own. */
export const CHAT_EMOTES = ['smile', 'laugh', 'wink', 'surprise', 'suspicion', 'worry', 'applause', 'salute'] as const;

export type ChatEmote = (typeof CHAT_EMOTES)[number];
