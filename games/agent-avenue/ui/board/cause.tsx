import type { Result } from '@safehouse/contract';
import type { AgentName } from '../../data/cards.ts';
import { CardFace } from '../art/cards.tsx';
import type { BoardContext } from './board-context.ts';

interface CauseProps {
  readonly context: BoardContext;
  readonly result: Result;
}

/** Endings by the third card of one agent. */
const DECISIVE_AGENTS: { readonly [reason: string]: AgentName } = {
  codebreakers: 'codebreaker',
  daredevils: 'daredevil',
  'pack-leader': 'daredevil',
};

/** What decided the match, in the middle of the street: the three cards. A catch is marked on the street itself. */
export function Cause({ context: { translations }, result }: CauseProps) {
  const agent = DECISIVE_AGENTS[result.reason];
  if (!agent) return null;
  return (
    <div class="aa-cause">
      {[0, 1, 2].map((copy) => (
        <CardFace key={copy} agent={agent} translations={translations} nextIconIndex={copy} />
      ))}
    </div>
  );
}
