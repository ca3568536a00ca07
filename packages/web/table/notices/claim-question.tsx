import { ActArea, ActButton } from '@safehouse/ui';
import { t } from '../../i18n/translations.ts';
import type { TableContext } from '../table-context.ts';
import type { Absence } from './use-absence.ts';

type ClaimQuestionProps = Pick<TableContext, 'source' | 'matchView'> & { readonly absence: Absence };

/** Asks whether to end the match of an absent player, or to let a bot take over. */
export function ClaimQuestion({ source, matchView, absence }: ClaimQuestionProps) {
  const { social } = t();
  return (
    <ActArea question={absence.text}>
      <div class="act-buttons">
        <ActButton variant="main" onPress={() => source.claim()}>
          {matchView.players.length > 2 ? social.claimForBot : social.claim}
        </ActButton>
      </div>
    </ActArea>
  );
}
