import type { ChatContent, ChatMessage, MatchId, UserId } from '@safehouse/protocol';
import type { PeopleStore } from '../store/people-store.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { Chat, type ChatDeps } from './chat.ts';

interface SpectatorChatDeps extends Omit<ChatDeps, 'visibility' | 'messageType'> {
  readonly visibility: Pick<Visibility, 'spectatorChat'>;
  readonly people: Pick<PeopleStore, 'blocksOf'>;
}

/** The spectators' chats of all tables. People who have blocked each other do not see each other's lines. */
export class SpectatorChat {
  readonly #deps: SpectatorChatDeps;
  readonly #chat: Chat;

  constructor(deps: SpectatorChatDeps) {
    this.#deps = deps;
    this.#chat = new Chat({ ...deps, visibility: deps.visibility.spectatorChat, messageType: 'spectator-chat' });
  }

  post(match: MatchId, user: UserId, content: ChatContent): ReturnType<Chat['post']> {
    return this.#chat.post(match, user, content);
  }

  remove(match: MatchId, n: number): Promise<boolean> {
    return this.#chat.remove(match, n);
  }

  async linesAfter(match: MatchId, user: UserId | null, n: number): Promise<readonly ChatMessage[] | null> {
    const lines = await this.#chat.linesAfter(match, user, n);
    if (user === null || !lines || lines.length === 0) return lines;
    const blocked = new Set<string>(await this.#deps.people.blocksOf(user));
    return blocked.size === 0 ? lines : lines.filter((line) => !blocked.has(line.user));
  }

  /** Null if there is no such line, or this person may not read it. */
  async lineFor(match: MatchId, user: UserId | null, n: number): Promise<ChatMessage | null> {
    const line = await this.#chat.lineFor(match, user, n);
    if (user === null || !line) return line;
    const blocked: readonly string[] = await this.#deps.people.blocksOf(user);
    return blocked.includes(line.user) ? null : line;
  }

  /** One line, and which of these people may not read it; null if nobody may. */
  async lineForAll(
    match: MatchId,
    n: number,
    users: readonly UserId[],
  ): Promise<{ readonly line: ChatMessage; readonly keptFrom: ReadonlySet<UserId> } | null> {
    const line = await this.#chat.lineFor(match, null, n);
    if (!line) return null;
    const players = await this.#deps.visibility.spectatorChat.playersAmong(match, users);
    const blocked = await this.#deps.people.blocksOf(line.user as UserId);
    return { line, keptFrom: new Set([...players, ...blocked]) };
  }
}
