import type { ChatContent, MatchView } from '@safehouse/protocol';
import { apiRequest, type RequestError } from '../online/api.ts';
import { ensureSession } from '../online/session.ts';
import { CHAT_PATHS, createTableChat } from './chat.ts';

/** The chat of a match's spectators, which its players cannot read before the match is over. */
export function createSpectatorChat(id: string, onRefusal: (error: RequestError) => void) {
  let isLoaded = false;
  /** Sent by HTTP, because a spectator may have no session yet, and a new session restarts the socket. */
  const send = async (content: ChatContent) => {
    const error = (await ensureSession()) ?? (await post(content));
    if (error) onRefusal(error);
  };
  const post = async (content: ChatContent): Promise<RequestError | null> => {
    const response = await apiRequest('POST', `/matches/${id}/${CHAT_PATHS.spectators}`, content);
    return response.ok ? null : response.error;
  };
  const { chat, addLines, loadMissed } = createTableChat(id, 'spectators', (content) => void send(content));
  return {
    chat,
    addLines,
    /** Loads the lines once the viewer of this view may read them. */
    loadFor({ seat, status }: MatchView): void {
      if (isLoaded || (seat !== null && status !== 'over')) return;
      isLoaded = true;
      void loadMissed();
    },
    /** Lines may have been missed, so they are loaded again. */
    onConnectionChange(): void {
      isLoaded = false;
    },
  };
}
