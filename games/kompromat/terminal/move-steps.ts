import type { MoveStep } from '@safehouse/ui/terminal';
import type { KompromatMove } from '../rules/moves.ts';
import { missionBeingResolved } from '../ui/board/board-context.ts';
import { formatPoints } from '../ui/board/card-text.ts';
import { type DeclareMove, declaration } from '../ui/board/declaration.ts';
import { missionName } from '../ui/board/mission-info.ts';
import { missionText } from '../ui/board/mission-text.ts';
import { moveText, type UseMove, usedItemText } from '../ui/log/move-text.ts';
import type { KompromatContext } from './terminal-context.ts';

/** The item is chosen first, then its target. */
export function moveSteps(move: KompromatMove, context: KompromatContext): readonly MoveStep[] {
  const { translations, view } = context;
  switch (move.type) {
    case 'place':
      return [
        { label: missionLabel(move.mission, context), about: missionText(context, move.mission).slice(1).join(' ') },
      ];
    case 'use':
      return useSteps(move, context);
    case 'declare':
      return [{ label: declareLabel(move, context) }];
    case 'shield':
      if (move.item === null) return [{ label: translations.takeTokens(view.pending?.tokens ?? 0) }];
      return [{ label: moveText(move, context), about: translations.effects[move.item] }];
    default:
      return [{ label: moveText(move, context) }];
  }
}

function missionLabel(mission: number, { view, translations }: KompromatContext): string {
  return translations.useAt(mission, missionName(view.missions[mission].card, translations));
}

function useSteps(move: UseMove, context: KompromatContext): readonly MoveStep[] {
  const { translations } = context;
  const label = usedItemText(move, translations);
  const target = targetLabel(move, context);
  const step = { label, about: translations.effects[move.as ?? move.item] };
  return target === null ? [step] : [{ ...step, next: step.about }, { label: target }];
}

function targetLabel({ mission, card, from, to }: UseMove, context: KompromatContext): string | null {
  const { translations } = context;
  if (from !== undefined && to !== undefined) return translations.useFromTo(from, to);
  if (mission === undefined) return null;
  return card === undefined ? missionLabel(mission, context) : translations.useCard(mission, card);
}

function declareLabel(move: DeclareMove, context: KompromatContext): string {
  const { total, note } = declaration(move, context, missionBeingResolved(context.view) ?? 0);
  return `${formatPoints(total)} (${note})`;
}
