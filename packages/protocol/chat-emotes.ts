/** Faces that can be sent with one tap. Every client has its own drawings. */
export const CHAT_EMOTES = ['smile', 'laugh', 'wink', 'surprise', 'suspicion', 'worry', 'applause', 'salute'] as const;

export type ChatEmote = (typeof CHAT_EMOTES)[number];
